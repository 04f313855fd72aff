import { defineConfig } from '@playwright/test';
import { findPageChromium } from '#build/find-chromium.mjs';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';

const executablePath = await findPageChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: '../support/town-folder.ts',
  outputDir: '../../test-results',
  // one browser and one server at a time, unless told otherwise: journeys share a small machine
  workers: 1,
  // a limit for what hangs, not a pace: with two other processes at both cores a long journey takes more than a minute
  timeout: 180_000,
  // a shared machine may stall a browser for seconds; what passes only the second time is printed as flaky
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 20_000 },
  projects: [
    // first, since their files are the longest. Tills are killed on purpose here, and a trace cannot outlive its browser
    { name: 'desktop', testMatch: '**/desktop/**', use: { trace: 'off' } },
    // three at a time in `npm test` (build/test.mjs)
    // a worker keeps one context and empties it between journeys: its cached scripts save a seventh of the work
    { name: 'pages', testIgnore: '**/desktop/**', use: { reuseContext: true } },
  ],
  use: {
    // what a service worker answers no journey can hold up or break; the one that is about it lets it in
    serviceWorkers: 'block',
    // a trace of every journey costs more than the journey
    trace: 'on-first-retry',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath !== null && { executablePath }) },
  },
});
