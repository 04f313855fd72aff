import type { Page } from '@playwright/test';
import { BANNERS } from '#server/demo/takeout-home/banners.ts';
import { MARKET_BANNERS } from '#server/demo/market-home/content.ts';

/** Leaves in the browser what "not again" leaves there: journeys that are not about pop-ups do not meet them, nor the strip at the foot of the home. */
export const putPopupsAway = async (page: Page, { hasStrips = false } = {}): Promise<void> => {
  const record = {
    lastIds: '',
    pushFrequency: null,
    time: null,
    day: null,
    nextTime: [],
    disabled: [...BANNERS, ...MARKET_BANNERS].flatMap(({ id, popup }) => (popup ? [id] : [])),
  };
  const popups = Object.fromEntries(
    ['visitor', 'member'].flatMap((audience) =>
      [1, 2, 3].flatMap((place) =>
        ['active', 'roll'].map((type) => [`${audience}.${place}.${type}`, record]),
      ),
    ),
  );
  const stripsOff = hasStrips ? {} : { newly: '9999-12-31', app: '9999-12-31' };
  await page.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept))
        localStorage.setItem(`senado.${name}`, JSON.stringify(value));
    },
    { popups, stripsOff },
  );
};
