import { defineConfig } from '@playwright/test';
import { findChromium } from '#build/find-chromium.mjs';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';

const executablePath = await findChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  // one browser and one server at a time, unless told otherwise: journeys share a small machine
  workers: 1,
  timeout: 60_000,
  // a shared machine may stall a browser for seconds; what passes only the second time is printed as flaky
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 10_000 },
  projects: [
    // what needs no scanner's timing goes two at a time in `npm test` (build/test.mjs)
    { name: 'office', testMatch: ['**/consumer/**', /merchant\/(orders|people|records|sign-in|sign-in-locked|stores-day-close)\.spec/] },
    { name: 'till', testIgnore: ['**/consumer/**', '**/desktop/**', /merchant\/(orders|people|records|sign-in|sign-in-locked|stores-day-close)\.spec/] },
    // tills are killed on purpose here, and a trace cannot outlive its browser
    { name: 'desktop', testMatch: '**/desktop/**', use: { trace: 'off' } },
  ],
  use: {
    // a trace of every journey costs more than the journey
    trace: 'on-first-retry',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath !== null && { executablePath }) },
  },
});
