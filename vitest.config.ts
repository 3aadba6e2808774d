import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** Modules that tests in plain Node import, the tests themselves left out. */
const AS_THEY_ARE = [/\/functions\/solvers\//, /\/test\/(bench|solvers)\/(?!.*\.test\.ts)/];

export default defineConfig({
  test: {
    coverage: { provider: 'istanbul', include: ['functions/**/*.ts'] },
    projects: [
      {
        test: {
          name: 'solvers',
          include: ['test/solvers/**/*.test.ts'],
          // All of two processors: by itself vitest leaves one of them free.
          maxWorkers: 2,
          testTimeout: 120_000,
          // Node runs the solvers as they are: rewritten for the tests, their inner loops take two to four times as long.
          server: { deps: { external: process.argv.includes('--coverage') ? [] : AS_THEY_ARE } },
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'api', include: ['test/api/**/*.test.ts'], maxWorkers: 2, testTimeout: 30_000 },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/service.ts'],
          setupFiles: ['test/site/each-file.ts'],
          // Two browsers at a time: much of a test is waiting, and more would make each other slow.
          maxWorkers: 2,
          // Files share what they load: each keeps its own browser, and changes nothing that another sees.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
