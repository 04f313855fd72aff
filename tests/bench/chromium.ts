import { chromium, type Browser } from 'playwright';
import { findChromium } from '#build/find-chromium.mjs';

/** Flags under which Chromium runs as root and asks no network of its own. */
export const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const withChromium = async <T>({ flags = [] }: { flags?: string[] }, use: (browser: Browser) => Promise<T>): Promise<T> => {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('no Chromium was found');
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};
