import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    coverage: { provider: 'istanbul', include: ['functions/**/*.ts'] },
    projects: [
      { test: { name: 'solvers', include: ['test/solvers/**/*.test.ts'], testTimeout: 120_000 } },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'api', include: ['test/api/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/service.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
