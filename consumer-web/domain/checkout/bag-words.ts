import { price } from '#shared/format/money.ts';
import { bagCount } from '#shared/pricing/bag-count.ts';
import type { T } from '../../lib/i18n.ts';
import type { Package, Quote } from './checkout-model.ts';

/** What a bag costs, and how many of more than one the weight of the order takes. */
export const bagWords = (
  { pack, quote }: { pack: Package | undefined; quote: Pick<Quote, 'weightKg'> | null },
  t: T,
): string => {
  if (pack === undefined || pack.isBagExempt || pack.bagPrice === 0) return t('checkout.bagFree');
  const amount = price(pack.bagPrice);
  const { bagCapacityKg: capacityKg } = pack;
  const count = bagCount(capacityKg === undefined ? 1 : { capacityKg }, quote?.weightKg ?? 0);
  return count > 1 ? t('checkout.bags', { count, amount }) : t('checkout.bagPrice', { amount });
};
