import { ORDER_DIGITS, orderNumber } from '#shared/order/order-number.ts';
import { isDuplicate } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { Random } from '#server/kit/random.ts';
import { NUMBERED, setNumbers, unnumbered } from './number-repo.ts';

/** A fresh order number. It may be taken: see `withFreshNumber`. */
export const drawOrderNumber = (random: Random): string => orderNumber(random.digits(ORDER_DIGITS));

/** Runs a write that draws order numbers anew while one of them is taken; the write must be all or nothing. */
export const withFreshNumber = <T>(write: () => Promise<T>): Promise<T> =>
  retry(write, isDuplicate, { times: 5, firstMs: 1 });

const BATCH = 500;

/** Gives a number to each order that has none: those of before order numbers, at the first start with them, and what a server of an earlier version adds while it is replaced. */
export const numberOrders = async ({ db, random }: Pick<Deps, 'db' | 'random'>): Promise<void> => {
  for (const table of NUMBERED)
    for (;;) {
      const found = await unnumbered(db.query, table, BATCH);
      if (found.length === 0) break;
      await withFreshNumber(() =>
        setNumbers(
          db.query,
          table,
          found.map((order) => ({ ...order, orderNo: drawOrderNumber(random) })),
        ),
      );
    }
};
