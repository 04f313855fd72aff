import type { ErrorRow } from './row.ts';

/** Refusals that only supermarkets have. */
export const marketErrors = {
  REQUIRED_MISSING: {
    code: -2065001,
    status: 422,
    zh: '購買生鮮商品時，請至少選一件必選商品',
    en: 'With fresh goods, please select at least one required item',
  },
  EDIT_TIME_NOT_NOW: {
    code: -2065002,
    status: 422,
    zh: '這張訂單目前不能更改時間',
    en: 'The time of this order cannot be changed now',
  },
  PAPER_NOT_FOUND: {
    code: -2065003,
    status: 404,
    zh: '找不到這篇文章',
    en: 'This article does not exist',
  },
  PAPER_WITHDRAWN: {
    code: -2065004,
    status: 410,
    zh: '這篇文章已下架',
    en: 'This article was taken down',
  },
  PAPER_NOT_YET: {
    code: -2065005,
    status: 422,
    zh: '這篇文章尚未發佈',
    en: 'This article has not been published yet',
  },
  COUPON_ACTIVITY_NOT_FOUND: {
    code: -2065011,
    status: 404,
    zh: '找不到這個活動',
    en: 'This campaign does not exist',
  },
  COUPON_ACTIVITY_WITHDRAWN: {
    code: -2065012,
    status: 410,
    zh: '活動已下架',
    en: 'This campaign was taken down',
  },
} as const satisfies Record<string, ErrorRow>;
