import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = {
  /** The same screen was looked at in the other language: its colours and sizes are known, its words are not. */
  isSeenBefore?: boolean;
};

/** An animation that ends within this time is waited for: while a part fades in, its contrast is too low. */
const SOON_MS = 1_000;

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    (most) =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ playState, currentTime, effect }) => {
            const end = Number(effect?.getComputedTiming().endTime ?? 0);
            return playState === 'running' && end - Number(currentTime ?? 0) <= most;
          })
          .map(({ finished }) => finished),
      ),
    SOON_MS,
  );

/**
 * No serious or critical finding on the screen as it is now, by all of axe's rules. The page is looked at in one piece, and only what is wrong is reported in full:
 * the same findings for half the work. One piece leaves out frames, so there may be none.
 */
export const expectAccessible = async (
  page: Page,
  { isSeenBefore = false }: Options = {},
): Promise<void> => {
  expect(page.frames()).toHaveLength(1);
  await settled(page);
  // half a megabyte of checks, which stay in a page that moves by its hash
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(isSeenBefore && { rules: { 'color-contrast': { enabled: false } } }),
    })
    .analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    bad.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target }) => target.join(' ')),
      why: nodes.map(({ any, all }) => [...any, ...all].map(({ message }) => message).join(' ')),
    })),
  ).toEqual([]);
};
