import { must } from '#shared/kernel/result.ts';
import type { Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import { findTakeoutOrder, type TakeoutOrder } from '../takeout/order-repo.ts';

const ATTEMPTS = 5;

/** Does `step` with the order as it is now. Null from it says that somebody was quicker and nothing was changed: the order is read and judged anew. Throws `LookAgain` when it moves too fast. */
export const judgeAgain = async <T>(
  query: Query,
  orderId: string,
  step: (order: TakeoutOrder) => Promise<T | null>,
): Promise<T> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const done = await step(
      must(await findTakeoutOrder(query, orderId), 'an order that was found before'),
    );
    if (done !== null) return done;
  }
  throw new LookAgain('an order moves too fast');
};
