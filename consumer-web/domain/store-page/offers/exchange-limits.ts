import type { T } from '../../../lib/i18n.ts';
import type { Exchange } from './offer-queries.ts';

/** How many add-ons there are: in one order, for this guest, in stock; those without a limit are left out. */
export const exchangeLimits = (
  {
    joinLimitQuantity,
    joinLimit,
    stock,
  }: Pick<Exchange, 'joinLimitQuantity' | 'joinLimit' | 'stock'>,
  t: T,
): string[] =>
  (
    [
      ['shop.limitOrder', joinLimitQuantity],
      ['shop.limitYours', joinLimit],
      ['shop.left', stock],
    ] as const
  ).flatMap(([key, count]) => (count < 0 ? [] : [t(key, { count })]));
