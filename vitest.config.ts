import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPageChromium } from './build/find-chromium.mjs';
import { rendererConfig } from './renderer/vite.config.ts';
import { CHROMIUM_FLAGS } from './tests/support/chromium-flags.ts';

/** The files that take longest, for a machine that has not run them yet: a worker that starts one last works alone. */
const LONGEST = [
  'tests/contract/kills-embedded.test.ts',
  'tests/contract/kills-postgres.test.ts',
  'tests/contract/staff-guessing.test.ts',
  'tests/contract/start.test.ts',
  'tests/contract/races.test.ts',
  'tests/contract/same-price.test.ts',
  'tests/contract/every-entry.test.ts',
  'shared/pricing/price-cart.property.test.ts',
  'server/db/connect.test.ts',
  'shared/order/checkout/time-slots.test.ts',
  'shared/voucher/best-set.property.test.ts',
];
const rank = ({ moduleId }: TestSpecification): number =>
  LONGEST.findIndex((file) => moduleId.endsWith(file));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const named = sorted.filter((file) => rank(file) >= 0).toSorted((a, b) => rank(a) - rank(b));
    return [...named, ...sorted.filter((file) => rank(file) < 0)];
  }
}

/** A limit for what never comes, not a pace: a busy machine takes its time. */
const POLLED = { poll: { timeout: 20_000 } };

const chromium = await findPageChromium();

const alias = [
  // these packages only export under the "browser" condition, which a node test environment lacks
  {
    find: /^(@point-of-sale\/([a-z]+-barcode-scanner))$/,
    replacement: `${import.meta.dirname}/node_modules/$1/dist/$2.esm.js`,
  },
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // the rules: every branch of them is taken by a test (`--coverage` in build/test.mjs)
    coverage: {
      provider: 'v8',
      include: ['shared/{cart,pricing,order,voucher,jump,guards,popup,validate}/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }], 'text-summary'],
      reportsDirectory: 'test-results/coverage',
      thresholds: { branches: 100 },
    },
    projects: [
      // pure functions, which leave nothing behind, and pieces that clear up after themselves: a process runs many files, in any order
      {
        test: {
          name: 'unit-shared',
          isolate: false,
          testTimeout: 120_000,
          expect: POLLED,
          include: ['shared/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 120_000,
          expect: POLLED,
          alias,
          include: [
            '{server,consumer-web,renderer,electron,build}/**/*.test.{ts,tsx}',
            'tests/{architecture,security}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
        },
      },
      // each suite has a server of its own, and modules keep nothing but by database
      {
        test: {
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/contract-postgres.ts'],
          testTimeout: 60_000,
          expect: POLLED,
          hookTimeout: 120_000,
        },
      },
      // single screens of the apps in a real Chromium, with a backend that the test answers for
      {
        plugins: rendererConfig.plugins,
        cacheDir: 'node_modules/.vite/component',
        optimizeDeps: {
          ...rendererConfig.optimizeDeps,
          entries: ['renderer/main.tsx', 'tests/component/**/*.{ts,tsx}'],
        },
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/component/support/set-up.ts'],
          expect: POLLED,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                args: CHROMIUM_FLAGS,
                ...(chromium !== null && { executablePath: chromium }),
              },
              contextOptions: { locale: 'zh-HK', viewport: { width: 1920, height: 1080 } },
              actionTimeout: 15_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
