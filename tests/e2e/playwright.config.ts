import { defineConfig } from '@playwright/test';
import { findChromium } from '#build/find-chromium.mjs';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';

const executablePath = await findChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  // one browser and one server at a time: journeys share a small machine
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath !== null && { executablePath }) },
  },
});
