import { chromium, type Browser } from 'playwright';
import { findChromium } from '#build/find-chromium.mjs';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';

export const withChromium = async <T>(
  { flags = [] }: { flags?: string[] },
  measure: (browser: Browser) => Promise<T>,
): Promise<T> => {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('no Chromium was found');
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
};
