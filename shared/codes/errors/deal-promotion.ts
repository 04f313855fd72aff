import type { ErrorRow } from './row.ts';

/** Refusals of planning flash sales and campaigns of deals at the console. */
export const dealPromotionErrors = {
  DEAL_PROMO_LOW: {
    code: -2066082,
    status: 422,
    zh: '價格低於半價或 $0.10，須由東主確認',
    en: 'A price is below half or below $0.10: the owner has to confirm it',
  },
  DEAL_PROMO_INVALID: {
    code: -2066083,
    status: 422,
    zh: '活動內容不正確',
    en: 'The promotion is not right',
  },
} as const satisfies Record<string, ErrorRow>;
