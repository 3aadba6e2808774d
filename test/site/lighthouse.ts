import lighthouse, { type Flags } from 'lighthouse';
import { launch } from './browser.ts';
import { freePort } from './free-port.ts';

/** What Lighthouse judges a page by, each from 0 to 100. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says of a page. */
export interface Report {
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** The audits that are not passed, with what was measured. */
  readonly failed: readonly string[];
}

/** A browser that Lighthouse drives. */
export interface Auditor {
  /** Opens an address as a phone on a slow network would, and judges it. @param categories those that are looked at */
  audit(address: string, categories: readonly Category[]): Promise<Report>;
  close(): Promise<void>;
}

/** Starts Chromium for Lighthouse. */
export async function startAuditor(): Promise<Auditor> {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  return {
    async audit(address, categories) {
      // No audit looks at the picture of the whole page, which goes with the report, and takes long to draw.
      const flags: Flags = {
        port,
        onlyCategories: [...categories],
        logLevel: 'error',
        disableFullPageScreenshot: true,
      };
      const result = await lighthouse(address, flags);
      if (!result) throw new Error(`Lighthouse has nothing to say of ${address}`);
      const { lhr } = result;
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
      const audits = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ weight }) => weight > 0),
      );
      const failed = audits
        .flatMap(({ id }) => lhr.audits[id] ?? [])
        .filter(({ score }) => score !== null && score < 1)
        .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
      return { scores: Object.fromEntries(scores), failed };
    },
    close: () => browser.close(),
  };
}
