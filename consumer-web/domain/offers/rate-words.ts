import { discountRateMessage } from '#shared/format/discount-rate.ts';
import type { T } from '../../lib/i18n.ts';

/** `9折` or `10% off` of a part that stays; '' when it takes nothing off. */
export const rateWords = (rate: number, language: 'zh-Hant' | 'en', t: T): string => {
  const message = discountRateMessage(rate, language);
  return message === null ? '' : t(message.key, message.params);
};
