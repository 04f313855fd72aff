import { STORE_PROMOTION_LIMITS } from '#shared/codes/store-promotion.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { isLowPromotion } from '#shared/promotion/plan.ts';
import { dishesOf, type PromotionTerms } from '#shared/promotion/terms.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
import {
  edited,
  menuEdited,
  needMenuPhoto,
  type DeskStore,
} from '#server/modules/catalogue/index.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import {
  dropActivity,
  freeDishes,
  holdDishes,
  isHolding,
  lockDishes,
  placeActivity,
} from './activity-repo.ts';
import { checkPlan, invalid, namedBy, plannedMenu, type Named } from './check.ts';
import { byName, promotionFacts } from './facts.ts';
import {
  addPromotion,
  changePromotion,
  countOpen,
  findPromotion,
  type OfStore,
  type Promotion,
} from './promotion-repo.ts';
import { rulesOf } from './rules-of.ts';
import { clashesOf, standingAt, stateOf } from './standing.ts';

type Request = RequestOf<Contract['merchantPromotionSave']>;

/** Refuses a change of a version that is not the present one, and says whose that is. */
export const needSeq = async (
  query: Query,
  { session, pick }: MerchantContext,
  { seq, changedBy, changedAt }: Promotion,
  seen: number,
): Promise<void> => {
  if (seq === seen) return;
  const name = (await staffNames(query, session.merchantId)).get(changedBy);
  refuse('CONFLICT', { by: name ? pick(name) : '', at: changedAt, seq });
};

/** The promotion to be changed, which has not begun; null for a new one. What is published is an owner's to change. */
const changed = async (
  query: Query,
  context: MerchantContext,
  at: OfStore,
  { promotionId, seq }: Request,
): Promise<Promotion | null> => {
  if (promotionId === undefined) return null;
  const before = (await findPromotion(query, at, promotionId)) ?? refuse('ACTIVITY_NOT_FOUND');
  await needSeq(query, context, before, seq);
  const state = stateOf(before, context.now);
  if (state === 'RUNNING' || state === 'OVER') refuse('PROMOTION_RUNNING');
  if (state === 'NOT_STARTED' && context.session.role !== 'owner') refuse('NO_PERMISSION');
  return before;
};

/** Refuses to publish what an owner has not confirmed, or what cannot stand beside another. */
const checkPublished = async (
  query: Query,
  { session, now }: MerchantContext,
  at: OfStore,
  {
    promotion,
    named,
    isLowConfirmed,
  }: { promotion: Promotion; named: Named; isLowConfirmed: boolean },
): Promise<void> => {
  if (session.role !== 'owner') refuse('NO_PERMISSION');
  if (isLowPromotion(promotion.terms, plannedMenu(named).usualOf) && !isLowConfirmed)
    refuse('DEAL_PROMO_LOW');
  const standing = await standingAt(query, at, { now, exceptId: promotion.id });
  const ids = (await clashesOf(query, at, standing, promotion)).map(({ id }) => id);
  if (ids.length > 0) refuse('PROMOTION_CLASH', { ids });
};

const heldOf = (terms: PromotionTerms) =>
  'dishes' in terms
    ? terms.dishes
    : dishesOf(terms).map((productId) => ({ productId, price: cents(0), stock: 0 }));

/** Puts a promotion where prices look, in place of what it was there before. */
const place = async (
  query: Query,
  at: OfStore,
  before: Promotion | null,
  after: Promotion,
): Promise<void> => {
  const { id, kind, terms } = after;
  await lockDishes(query, at, { ids: dishesOf(terms), heldBy: id });
  if (before !== null && !before.isDraft) {
    await freeDishes(query, at, id);
    await dropActivity(query, at, id);
  }
  if (after.isDraft) return;
  if (isHolding(kind)) await holdDishes(query, at, { id, kind }, heldOf(terms));
  const { startsAt, endsAt, name } = after;
  await placeActivity(query, at, { id, startsAt, endsAt, ...rulesOf(name, terms) });
};

const write = async (
  query: Query,
  context: MerchantContext,
  at: OfStore,
  { before, after, named }: { before: Promotion | null; after: Promotion; named: Named },
): Promise<void> => {
  if (before === null) await addPromotion(query, at, after);
  else await changePromotion(query, at, after);
  const isSeen = !after.isDraft || before?.isDraft === false;
  if (isSeen) await place(query, at, before, after);
  const nameOf = byName(named);
  await recordChanges(query, context, [
    {
      storeId: at.storeId,
      thing: 'PROMOTION',
      thingId: after.id,
      name: after.name,
      act: before === null ? 'ADDED' : 'CHANGED',
      before: before && promotionFacts(before, nameOf),
      after: promotionFacts(after, nameOf),
    },
  ]);
  if (isSeen) await menuEdited(query, at);
};

const work = async (
  query: Query,
  context: MerchantContext,
  { store, at, request }: { store: DeskStore; at: OfStore; request: Request },
) => {
  const { deps, session, now } = context;
  const { plan, isPublished, isLowConfirmed } = request;
  const { terms } = plan;
  const before = await changed(query, context, at, request);
  const named = await namedBy(query, store, terms);
  checkPlan(plan, plannedMenu(named), context);
  if (terms.kind === 'poster') await needMenuPhoto(query, context, terms.picture);
  const after: Promotion = {
    id: before?.id ?? deps.random.id(),
    kind: terms.kind,
    name: { zh: plan.name.zh, en: plan.name.en || plan.name.zh },
    startsAt: isPublished ? instant(Math.max(plan.startTime, now)) : plan.startTime,
    endsAt: plan.endTime,
    isDraft: !isPublished,
    terms,
    seq: (before?.seq ?? 0) + 1,
    changedBy: session.operatorId,
    changedAt: now,
  };
  if (isPublished)
    await checkPublished(query, context, at, { promotion: after, named, isLowConfirmed });
  if (before === null && (await countOpen(query, at, now)) >= STORE_PROMOTION_LIMITS.open)
    invalid('FULL');
  await write(query, context, at, { before, after, named });
  return { promotionId: after.id, seq: after.seq, state: stateOf(after, now) };
};

/** Plans a promotion of a store, or changes one that has not begun (decision DA26). */
export const save: Handlers['merchantPromotionSave'] = async (context, request) => {
  const { promotionId, ...done } = await edited(context, request, {
    scope: 'promotion/save',
    work: (query, store, at) => work(query, context, { store, at, request }),
  });
  return { ...done, promotionId: asId(promotionId) };
};
