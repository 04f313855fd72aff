import { must } from '#shared/kernel/result.ts';
import type { Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import type { OrderKind } from './kind.ts';
import type { LifeOrder } from './order.ts';

const ATTEMPTS = 5;

/** Does `step` with the order as it is now. Null from it means that somebody was quicker and nothing was changed: the order is read and judged anew. Throws `LookAgain` when it moves too fast. */
export const judgeAgainBy =
  <O extends LifeOrder, M extends string>({ find }: Pick<OrderKind<O, M>, 'find'>) =>
  async <T>(query: Query, orderId: string, step: (order: O) => Promise<T | null>): Promise<T> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const done = await step(must(await find(query, orderId), 'an order that was found before'));
      if (done !== null) return done;
    }
    throw new LookAgain('an order moves too fast');
  };
