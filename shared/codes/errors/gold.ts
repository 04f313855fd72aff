import type { ErrorRow } from './row.ts';

/** Gold bags. */
export const goldErrors = {
  GOLD_BAG_NOT_FOUND: {
    code: -2064001,
    status: 422,
    zh: '找不到這個消費金禮包',
    en: 'This gold bag was not found',
  },
  GOLD_BAG_OVER: {
    code: -2064002,
    status: 422,
    zh: '這個消費金禮包已停售',
    en: 'This gold bag is no longer on sale',
  },
  GOLD_BAG_SOLD_OUT: {
    code: -2064003,
    status: 422,
    zh: '這個消費金禮包已售罄',
    en: 'This gold bag is sold out',
  },
  GOLD_BAG_LIMIT: {
    code: -2064004,
    status: 422,
    zh: '您已達到這個禮包的購買上限',
    en: 'You have reached the limit for this bag',
  },
} as const satisfies Record<string, ErrorRow>;
