/** Whole cents of the market's currency. Decimal dollars exist on the wire only (house §3). */
export type Cents = number & { readonly __brand: 'Cents' };

/** Brands a whole number of cents. Throws `RangeError` on a fraction or an unsafe whole number. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
};

export const ZERO = cents(0);

export const addCents = (...parts: readonly Cents[]): Cents => cents(parts.reduce((sum, part) => sum + part, 0));

export const timesCents = (price: Cents, count: number): Cents => cents(price * count);

/** Decimal dollars from the wire to cents, half-up at the third decimal (decision O6). Throws on NaN and infinities. */
export const fromDollars = (dollars: number): Cents => cents(Math.sign(dollars) * Math.round(Number((Math.abs(dollars) * 100).toFixed(4))));

/** Cents to the decimal dollars that the wire carries. */
export const toDollars = (amount: Cents): number => amount / 100;
