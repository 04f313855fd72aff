import type { RequestId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { keyed } from './keyed.ts';

type Asked<T> = { scope: string; work: (query: Query) => Promise<T> };

/** Runs what somebody at a till asks for once, by its `requestId` (`keyed`). `replay`: it is the answer to an earlier request with that id. */
export const once = async <T extends object>(
  { deps, session, now }: MerchantContext,
  body: { requestId: RequestId },
  { scope, work }: Asked<T>,
): Promise<T & { replay: boolean }> => {
  const attempt = deps.random.id();
  const { attempt: first, ...done } = await keyed<T & { attempt: string }>(
    { db: deps.db, userId: session.operatorId, scope, key: body.requestId, body, now },
    async (query) => ({ ...(await work(query)), attempt }),
  );
  return { ...(done as unknown as T), replay: first !== attempt };
};
