/** Redemptions, uses, money, and what is settled of it. A difference of two may be below zero. */
export type Sums = { count: number; times: number; amount: number; settle: number };
export const NO_SUMS: Sums = { count: 0, times: 0, amount: 0, settle: 0 };

const each = (a: Sums, b: Sums, sign: 1 | -1): Sums => ({
  count: a.count + sign * b.count,
  times: a.times + sign * b.times,
  amount: a.amount + sign * b.amount,
  settle: a.settle + sign * b.settle,
});

export const more = (a: Sums, b: Sums): Sums => each(a, b, 1);
export const less = (a: Sums, b: Sums): Sums => each(a, b, -1);
export const isNothing = ({ count, times, amount, settle }: Sums): boolean =>
  count === 0 && times === 0 && amount === 0 && settle === 0;
