import type { MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { holdAccount } from '#server/modules/people/index.ts';

/** A write to an order that is done once for each `Idempotency-Key`, in one transaction. `scope`: which write; `body`: what was sent, for another body under the key is refused. */
export const keyedOrder = <T extends object>(
  { deps, session, now, idempotencyKey }: MemberContext,
  { scope, body }: { scope: string; body: unknown },
  work: (query: Query) => Promise<T>,
): Promise<T> =>
  keyed(
    {
      db: deps.db,
      userId: session.userId,
      scope: `takeout-order/${scope}`,
      key: idempotencyKey,
      body,
      now,
    },
    async (query) => {
      // a repeat without a key may change nothing: this write makes it wait for the standby (ADR 0025)
      if (idempotencyKey === null) await holdAccount(query, session.userId);
      return work(query);
    },
  );
