import type { DayLabelKey } from '../../format/day-label.ts';
import type { DiscountRateMessage } from '../../format/discount-rate.ts';
import type { FullGiftKey } from '../../format/full-gift.ts';
import type { RatingKey } from '../../format/rating.ts';

/** Words inside of formats: days, discounts, ratings, gifts. */
export const format = {
  'day.today': '今天',
  'day.tomorrow': '明天',
  'discount.rate': '{value} 折',
  'fullGift.one': '滿 ${amount} 送{gift}×{qty}',
  'fullGift.join': '；',
  'rating.veryBad': '很差',
  'rating.poor': '較差',
  'rating.fair': '一般',
  'rating.satisfied': '滿意',
  'rating.perfect': '完美',
} as const satisfies Record<
  DayLabelKey | DiscountRateMessage['key'] | FullGiftKey | RatingKey,
  string
>;
