import type { ErrorRow } from './row.ts';

/** Refusals of planning promotions at the console, of stores and of deals. */
export const promotionErrors = {
  PROMOTION_CLASH: {
    code: -2066054,
    status: 409,
    zh: '與另一個活動重疊',
    en: 'It collides with another promotion',
  },
  PROMOTION_RUNNING: {
    code: -2066055,
    status: 409,
    zh: '活動已開始，只能結束',
    en: 'The promotion has begun: it can only be ended',
  },
} as const satisfies Record<string, ErrorRow>;
