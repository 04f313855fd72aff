/** Whole cents of the market's currency. Decimal dollars exist on the wire only (house §3). */
export type Cents = number & { readonly __brand: 'Cents' };

/** Brands a whole number of cents. Throws `RangeError` on a fraction or an unsafe whole number. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
};

/** No money. */
export const ZERO = cents(0);

/** The sum of amounts. */
export const addCents = (...parts: readonly Cents[]): Cents =>
  cents(parts.reduce((sum, part) => sum + part, 0));

/** A price, `count` times. */
export const timesCents = (price: Cents, count: number): Cents => cents(price * count);

/**
 * The named roundings of money (decision O6): a unit price half-up, a final payable up to the cent,
 * the face of a coupon cut. Each works on the amount without its sign.
 */
export type Rounding = 'halfUp' | 'up' | 'cut';
const ROUND: Readonly<Record<Rounding, (cents: number) => number>> = {
  halfUp: Math.round,
  up: Math.ceil,
  cut: Math.trunc,
};

/**
 * Fractional cents to whole ones. What lies beyond 6 decimals of a dollar is floating point and
 * does not count (spec 000 §9). Throws on NaN and infinities.
 */
export const roundCents = (fraction: number, rounding: Rounding): Cents =>
  cents(Math.sign(fraction) * ROUND[rounding](Number(Math.abs(fraction).toFixed(4))) + 0);

/** A share of an amount by a rate, such as 0.85 of a price: the one door for rates (house §3). */
export const timesRate = (price: Cents, rate: number, rounding: Rounding): Cents =>
  roundCents(price * rate, rounding);

/**
 * Decimal dollars from the wire to cents, half-up at the third decimal (decision O6). Throws on NaN
 * and infinities.
 */
export const fromDollars = (dollars: number): Cents => roundCents(dollars * 100, 'halfUp');

/**
 * Decimal dollars to cents, any part of a cent counting as a whole one: a final payable (spec 000
 * §9, decision O6).
 */
export const fromDollarsUp = (dollars: number): Cents => roundCents(dollars * 100, 'up');

/**
 * Decimal dollars to cents, the rest cut off: for the face of a coupon (spec 000 §9, decision O6).
 */
export const fromDollarsCut = (dollars: number): Cents => roundCents(dollars * 100, 'cut');

/**
 * A ratio at the 6 decimals that are kept inside (spec 000 §9, decision O6); money itself never has
 * them. Throws on NaN and infinities.
 */
export const roundRatio = (ratio: number): number => {
  if (!Number.isFinite(ratio)) throw new RangeError(`no ratio: ${ratio}`);
  return (Math.sign(ratio) * Math.round(Number((Math.abs(ratio) * 1e6).toPrecision(15)))) / 1e6 + 0;
};

/** Cents to the decimal dollars that the wire carries. */
export const toDollars = (amount: Cents): number => amount / 100;
