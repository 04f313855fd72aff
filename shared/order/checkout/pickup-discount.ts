/**
 * The self-pickup discount of a store that names none, on the scale of 0 to 10 where 10 is no
 * discount (spec 001 §9, decision F11).
 */
export const DEFAULT_PICKUP_DISCOUNT_RATE = 10;

/**
 * The part of a price that is paid on pickup, 0 to 1, from the wire's scale of 0 to 10; a rate off
 * the scale takes nothing off.
 */
export const pickupPriceRate = (discountRate: number | null | undefined): number => {
  const rate = discountRate ?? DEFAULT_PICKUP_DISCOUNT_RATE;
  return (rate >= 0 && rate <= 10 ? rate : DEFAULT_PICKUP_DISCOUNT_RATE) / 10;
};
