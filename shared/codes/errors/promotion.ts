import type { ErrorRow } from './row.ts';

/** Refusals of planning a store's own promotions at the console. */
export const promotionErrors = {
  PROMOTION_CLASH: {
    code: -2066054,
    status: 409,
    zh: '與另一個優惠重疊，請更改時間或商品',
    en: 'It collides with another promotion: change its time or its dishes',
  },
  PROMOTION_RUNNING: {
    code: -2066055,
    status: 409,
    zh: '優惠已開始，只能結束',
    en: 'The promotion has begun: it can only be ended',
  },
} as const satisfies Record<string, ErrorRow>;
