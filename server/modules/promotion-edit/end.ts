import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges, type Recorded } from '#server/modules/audit/index.ts';
import { edited, menuEdited } from '#server/modules/catalogue/index.ts';
import {
  activitiesSince,
  dropActivity,
  endActivity,
  freeDishes,
  lockDishes,
} from './activity-repo.ts';
import { BY_ID, promotionFacts } from './facts.ts';
import {
  changePromotion,
  findPromotion,
  removePromotion,
  type OfStore,
  type Promotion,
} from './promotion-repo.ts';
import { needSeq } from './save.ts';
import { stateOf } from './standing.ts';

type Request = RequestOf<Contract['merchantPromotionEnd']>;
type Ended = { endTime: Instant; isWithdrawn: boolean };

/** A draft is anybody's who drafts; what guests see, or will see, is an owner's. */
const needOwner = ({ session }: MerchantContext): void => {
  if (session.role !== 'owner') refuse('NO_PERMISSION');
};

/** Frees the dishes of what is over at once: lists and prices go back together. */
const free = async (query: Query, at: OfStore, id: string): Promise<void> => {
  await lockDishes(query, at, { ids: [], heldBy: id });
  await freeDishes(query, at, id);
};

const withdraw = async (query: Query, at: OfStore, before: Promotion): Promise<void> => {
  await removePromotion(query, at, before.id);
  if (before.isDraft) return;
  await free(query, at, before.id);
  await dropActivity(query, at, before.id);
};

const endOwn = async (
  query: Query,
  context: MerchantContext,
  at: OfStore,
  before: Promotion,
): Promise<Ended> => {
  const { now, session } = context;
  const state = stateOf(before, now);
  if (state === 'OVER') return refuse('ACTIVITY_NOT_FOUND');
  if (state !== 'DRAFT') needOwner(context);
  const isWithdrawn = state !== 'RUNNING';
  const after: Promotion = {
    ...before,
    endsAt: now,
    seq: before.seq + 1,
    changedBy: session.operatorId,
    changedAt: now,
  };
  if (isWithdrawn) await withdraw(query, at, before);
  else {
    await changePromotion(query, at, after);
    await free(query, at, before.id);
    await endActivity(query, at, before.id, now);
  }
  const row: Recorded = {
    storeId: at.storeId,
    thing: 'PROMOTION',
    thingId: before.id,
    name: before.name,
    act: isWithdrawn ? 'DELETED' : 'ENDED',
    before: promotionFacts(before, BY_ID),
    after: isWithdrawn ? null : promotionFacts(after, BY_ID),
  };
  await recordChanges(query, context, [row]);
  if (state !== 'DRAFT') await menuEdited(query, at);
  return { endTime: now, isWithdrawn };
};

/** Ends what no form planned. */
const endOther = async (
  query: Query,
  context: MerchantContext,
  at: OfStore,
  id: string,
): Promise<Ended> => {
  const { now } = context;
  const found = (await activitiesSince(query, at, now)).find((one) => one.id === id);
  if (found === undefined) return refuse('ACTIVITY_NOT_FOUND');
  needOwner(context);
  await free(query, at, id);
  await endActivity(query, at, id, now);
  await recordChanges(query, context, [
    {
      storeId: at.storeId,
      thing: 'PROMOTION',
      thingId: id,
      name: found.rules.name,
      act: 'ENDED',
      before: { kind: found.kind },
      after: { kind: found.kind },
    },
  ]);
  await menuEdited(query, at);
  return { endTime: now, isWithdrawn: false };
};

const work = async (
  query: Query,
  context: MerchantContext,
  at: OfStore,
  { promotionId, seq }: Request,
): Promise<Ended> => {
  const before = await findPromotion(query, at, promotionId);
  if (before === null) return endOther(query, context, at, promotionId);
  await needSeq(query, context, before, seq);
  return endOwn(query, context, at, before);
};

/** Ends a promotion that runs; one that does not is withdrawn. Orders at its prices keep them. */
export const end: Handlers['merchantPromotionEnd'] = (context, request) =>
  edited(context, request, {
    scope: 'promotion/end',
    work: (query, _store, at) => work(query, context, at, request),
  });
