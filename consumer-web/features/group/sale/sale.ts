import { UNLIMITED } from '#shared/cart/cart-line.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { bestSpecial, type DealSpecial } from '#shared/pricing/deal-special.ts';
import type { ProductCard } from '../model.ts';

/** What a deal costs, in a list or on its page. */
type Priced = Pick<ProductCard, 'price' | 'originalPrice' | 'flash' | 'bulk'>;
export type Flash = NonNullable<ProductCard['flash']>;

/** Whether a flash price counts now, for who has had no piece of it yet. */
export const isFlashOn = (flash: Flash | null, now: Instant): flash is Flash =>
  flash !== null && flash.startTime <= now && now < flash.endTime && flash.left !== 0;

/** What one piece costs now, and what it cost before: without the flash sale, else at the counter. */
export const faceOf = (
  { price, originalPrice, flash }: Priced,
  now: Instant,
): { price: Cents; was: Cents; isFlash: boolean } =>
  isFlashOn(flash, now) && flash.price < price
    ? { price: flash.price, was: price, isFlash: true }
    : { price, was: originalPrice, isFlash: false };

const specialsOf = ({ flash, bulk }: Priced, now: Instant): DealSpecial[] => [
  ...(isFlashOn(flash, now)
    ? [
        {
          kind: 'FLASH' as const,
          activityId: flash.secKillId,
          price: flash.price,
          stock: flash.left,
          userRemaining: flash.limit,
        },
      ]
    : []),
  ...(bulk === null ? [] : [{ kind: 'BULK' as const, ...bulk }]),
];

/** What an order of so many comes to for a visitor, who has had nothing yet: the server tells a member. */
export const visitorBill = (deal: Priced, quantity: number, now: Instant) => {
  const special = bestSpecial(specialsOf(deal, now), { price: deal.price, quantity });
  const total = deal.price * quantity;
  if (special === null)
    return { special: null, totalAmount: cents(total), payAmount: cents(total) };
  const limits =
    special.kind === 'FLASH'
      ? [special.stock, special.userRemaining].filter((limit) => limit !== UNLIMITED)
      : [];
  const pieces = Math.min(quantity, ...limits);
  const saving = cents((deal.price - special.price) * pieces);
  return {
    special: { kind: special.kind, pieces, saving },
    totalAmount: cents(total),
    payAmount: cents(total - saving),
  };
};
