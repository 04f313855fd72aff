import type { PickId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import { lockPick, type OpenPick, openPickOf } from './pick-repo.ts';
import { pickReply, readPick } from './pick-state.ts';

/** The caller, as whose list one is. */
export const meOf = ({ session: { merchantId, operatorId } }: MerchantContext) => ({
  merchantId,
  operatorId,
});

/** Does something once for each request. `isNew`: it was this request's own doing. */
export const asked = async <T extends object>(
  { deps, session, now }: MerchantContext,
  scope: string,
  body: { requestId: string },
  work: (query: Query) => Promise<T>,
): Promise<T & { isNew: boolean }> => {
  const attempt = deps.random.id();
  const first = await keyed(
    {
      db: deps.db,
      userId: session.operatorId,
      scope: `pick/${scope}`,
      key: body.requestId,
      body,
      now,
    },
    async (query) => ({ ...(await work(query)), attempt }),
  );
  return { ...first, isNew: first.attempt === attempt };
};

/** The caller's own list, locked; that of somebody else is theirs. */
export const myPick = async (
  query: Query,
  { session: { merchantId, operatorId } }: MerchantContext,
  id: PickId,
): Promise<OpenPick> => {
  const found = await lockPick(query, { merchantId, id });
  return found?.operatorId === operatorId ? found : refuse('PICK_NOT_FOUND');
};

/** A list of the caller as it is by now. */
export const replyNow = async (context: MerchantContext, id: PickId) => {
  const pick = await openPickOf(context.deps.db.query, meOf(context));
  return pick?.id === id
    ? pickReply(await readPick(context.deps.db.query, pick), context)
    : refuse('PICK_NOT_FOUND');
};

/** The name of a person of the merchant; '' for one who has gone. */
export const nameOf = async (query: Query, context: MerchantContext, operatorId: string) => {
  const name = (await staffNames(query, context.session.merchantId)).get(operatorId);
  return name === undefined ? '' : context.pick(name);
};
