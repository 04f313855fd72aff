import type { StoreOwnKind } from '#shared/codes/store-promotion.ts';
import type { StorePromotionRow } from '#shared/contract/merchant/promotion.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, instant, plus } from '#shared/kernel/time.ts';
import type { Bilingual, Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  forReply,
  storeOfMenu,
  type DeskStore,
  type TakeoutActivity,
  storeClasses,
} from '#server/modules/catalogue/index.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import { activitiesSince } from './activity-repo.ts';
import { dishesNamed } from './check.ts';
import { findPromotion, promotionsSince, type Promotion } from './promotion-repo.ts';
import { scopeBrands } from './scope-repo.ts';
import { stateOf } from './standing.ts';

const SHOWN_AFTER_MS = 90 * DAY;
const MOST = 150;

type Names = ReadonlyMap<string, Bilingual>;

const canDraft = ({ session: { role } }: MerchantContext): boolean =>
  role === 'owner' || role === 'manager';

const rowOf = (context: MerchantContext, promotion: Promotion, names: Names): StorePromotionRow => {
  const { now, session, pick } = context;
  const state = stateOf(promotion, now);
  const isMine = state === 'DRAFT' ? canDraft(context) : session.role === 'owner';
  const by = names.get(promotion.changedBy);
  return {
    promotionId: asId(promotion.id),
    kind: promotion.kind,
    name: promotion.name,
    startTime: promotion.startsAt,
    endTime: promotion.endsAt,
    state,
    seq: promotion.seq,
    terms: forReply(promotion.terms),
    changedBy: by ? pick(by) : null,
    changedAt: promotion.changedAt,
    canEdit: isMine && (state === 'DRAFT' || state === 'NOT_STARTED'),
    canEnd: isMine && state !== 'OVER',
  };
};

/** A promotion that no form planned. */
const otherRow = (
  { now, session }: MerchantContext,
  { id, kind, rules, startsAt, endsAt }: TakeoutActivity,
): StorePromotionRow => {
  const state = stateOf({ startsAt, endsAt }, now);
  return {
    promotionId: asId(id),
    kind: kind as StoreOwnKind,
    name: rules.name,
    startTime: instant(startsAt),
    endTime: endsAt === null ? null : instant(endsAt),
    state,
    seq: 0,
    terms: null,
    changedBy: null,
    changedAt: null,
    canEdit: false,
    canEnd: session.role === 'owner' && state !== 'OVER',
  };
};

const atOf = ({ merchantId, id }: DeskStore) => ({ merchantId, storeId: id });

export const list: Handlers['merchantPromotionList'] = async (context, { storeId }) => {
  const { deps, now, session } = context;
  const { query } = deps.db;
  const at = atOf(await storeOfMenu(context, storeId));
  const since = plus(now, -SHOWN_AFTER_MS);
  const own = await promotionsSince(query, at, since, MOST);
  const known = new Set(own.map(({ id }) => id));
  const others = (await activitiesSince(query, at, since)).filter(({ id }) => !known.has(id));
  const names = await staffNames(query, session.merchantId);
  return {
    result: [
      ...own.map((one) => rowOf(context, one, names)),
      ...others.map((one) => otherRow(context, one)),
    ],
    canDraft: canDraft(context),
    canPublish: session.role === 'owner',
    serverTime: now,
  };
};

export const get: Handlers['merchantPromotionGet'] = async (context, { storeId, promotionId }) => {
  const { query } = context.deps.db;
  const store = await storeOfMenu(context, storeId);
  const found =
    (await findPromotion(query, atOf(store), promotionId)) ?? refuse('ACTIVITY_NOT_FOUND');
  const names = await staffNames(query, context.session.merchantId);
  const dishes = await dishesNamed(query, store, found.terms);
  return {
    promotion: rowOf(context, found, names),
    dishes: [...dishes.values()].map(({ id, name, price }) => ({
      productId: id,
      name: context.pick(name),
      price,
    })),
  };
};

export const scopes: Handlers['merchantPromotionScopes'] = async (context, { storeId }) => {
  const { query } = context.deps.db;
  const at = atOf(await storeOfMenu(context, storeId));
  const [classes, brands] = [await storeClasses(query, at), await scopeBrands(query, at)];
  return {
    classes: classes.map(({ id, ...one }) => ({ ...one, classId: id })),
    brands: brands.map(({ id, ...one }) => ({ ...one, brandId: id })),
  };
};
