import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/** Modules that tests in plain Node import, the tests themselves left out. */
const AS_THEY_ARE = [/\/functions\/solvers\//, /\/test\/(bench|solvers)\/(?!.*\.test\.ts)/];

/** What only tests in workerd have: a database for the words, which no page and no route asks. */
const FOR_TESTS = { d1Databases: ['WORDS'] };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'istanbul', include: ['functions/**/*.ts'] },
    projects: [
      {
        test: {
          name: 'solvers',
          include: ['test/solvers/**/*.test.ts'],
          // All of two processors: by itself vitest leaves one of them free.
          maxWorkers: 2,
          // Solvers are pure: a file has nothing that another could disturb, and loading them anew takes a second each time.
          isolate: false,
          testTimeout: 120_000,
          // Node runs the solvers as they are: rewritten for the tests, their inner loops take two to four times as long.
          server: { deps: { external: process.argv.includes('--coverage') ? [] : AS_THEY_ARE } },
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' }, miniflare: FOR_TESTS })],
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          setupFiles: ['test/api/each-file.ts'],
          maxWorkers: 2,
          // To start a Worker and load all its modules takes three seconds, most files a tenth of that.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/service.ts'],
          setupFiles: ['test/site/each-file.ts'],
          // Three browsers for two processors: a good part of a test is waiting.
          maxWorkers: 3,
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
