import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = {
  /** The same screen was looked at in the other language: its colours and sizes are known, its words are not. */
  isSeenBefore?: boolean;
};

/** What is wrong with the screen as it is now, seriously or critically, by all of axe's rules. */
const findings = async (page: Page, { isSeenBefore = false }: Options) => {
  // half a megabyte of checks, which stay in a page that moves by its hash
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(isSeenBefore && { rules: { 'color-contrast': { enabled: false } } }),
    })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target }) => target.join(' ')),
      why: nodes.map(({ any, all }) => [...any, ...all].map(({ message }) => message).join(' ')),
    }));
};

/**
 * No serious or critical finding on the screen. The page is looked at in one piece, and only what is wrong is reported in full: the same findings for
 * half the work. One piece leaves out frames, so there may be none. A look takes a while: what it finds on a screen that changes meanwhile is looked at again.
 */
export const expectAccessible = async (page: Page, options: Options = {}): Promise<void> => {
  expect(page.frames()).toHaveLength(1);
  const found = await findings(page, options);
  expect(found.length === 0 ? found : await findings(page, options)).toEqual([]);
};
