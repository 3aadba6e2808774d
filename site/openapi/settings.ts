import wrangler from '../../wrangler.toml?raw';

/** A figure of `wrangler.toml`. @throws Error when it is not there */
function settingOf(name: string): number {
  const [, figure] = new RegExp(`\\b${name} = (\\d+)`).exec(wrangler) ?? [];
  if (figure === undefined) throw new Error(`wrangler.toml: ${name}`);
  return Number(figure);
}

/** What the service is set to: the largest budget of a question in milliseconds, and how often one address may ask. */
export const SETTINGS = {
  maxBudgetMs: settingOf('MAX_BUDGET_MS'),
  requests: settingOf('limit'),
  periodSeconds: settingOf('period'),
};
