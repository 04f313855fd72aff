import { defineConfig } from 'vitest/config';

const alias = [
  // these packages only export under the "browser" condition, which a node test environment lacks
  { find: /^(@point-of-sale\/([a-z]+-barcode-scanner))$/, replacement: `${import.meta.dirname}/node_modules/$1/dist/$2.esm.js` },
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // the rules: every branch of them is taken by a test (`--coverage` in build/test.mjs)
    coverage: {
      provider: 'v8', include: ['shared/{cart,pricing,order,voucher,jump,guards,popup,validate}/**/*.ts'], exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }], 'text-summary'], reportsDirectory: 'test-results/coverage', thresholds: { branches: 100 },
    },
    projects: [
      { test: { name: 'unit', testTimeout: 30_000, alias, include: ['{shared,server,consumer-web,renderer,electron,build}/**/*.test.{ts,tsx}', 'tests/{architecture,security}/**/*.test.ts'], exclude: ['**/node_modules/**'] } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 } },
    ],
  },
});
