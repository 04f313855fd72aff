import type { StoreKind } from '#shared/codes/store-kind.ts';
import { OUT_FOR, type OutFor } from '#shared/codes/sold-out.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { propLimits } from '#shared/cart/check-selection.ts';
import { outUntil } from '#shared/order/desk/out-until.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
import {
  dishesToSwitch,
  offStandings,
  type OptionGroup,
  optionGroups,
  soldOutChanges,
  switchOff,
  switchOn,
} from '#server/modules/catalogue/index.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';
import { storesAtDesk } from './scope.ts';

/** So many dishes a list shows. */
const MOST = 100;

/** A cashier switches off until the business day ends at the latest; longer is for those who decide. */
const needRole = ({ session }: MerchantContext, until: OutFor | 'ON'): void => {
  if (until === 'OPEN' && session.role === 'cashier') refuse('WRONG_ROLE');
};

type Out = readonly { productId: ProductId; until: OutFor }[];

type Store = { merchantId: string; id: string; kind: StoreKind };

/** Switches dishes off, and writes down who did. Gives how many the store has. */
const takeOff = async (
  query: Query,
  store: Store,
  { ids, until }: { ids: readonly string[]; until: OutFor },
  context: MerchantContext,
): Promise<number> => {
  const dishes = await offStandings(query, store, ids);
  const end = outUntil(until, context.now);
  const count = await switchOff(query, store, { ids, until: end });
  const after = { isOff: true, until: end };
  await recordChanges(query, context, soldOutChanges(store.id, dishes, after));
  return count;
};

const bringBack = async (
  query: Query,
  store: Store,
  ids: readonly string[],
  context: MerchantContext,
): Promise<void> => {
  const dishes = await offStandings(query, store, ids);
  await switchOn(query, store, ids);
  const after = { isOff: false, until: null };
  await recordChanges(query, context, soldOutChanges(store.id, dishes, after));
};

/** Dishes of an order are out from now on, in one act with it; one that is not in the order is refused. */
export const dishesOut = async (
  query: Query,
  { merchantId, storeId, kind, lines }: TakeoutOrder,
  soldOut: Out,
  context: MerchantContext,
): Promise<void> => {
  const known = new Set(lines.map(({ productId }) => productId));
  if (soldOut.some(({ productId }) => !known.has(productId)))
    refuse('BAD_REQUEST', { issues: ['soldOut'] });
  for (const until of OUT_FOR) {
    const ids = soldOut.filter((one) => one.until === until).map(({ productId }) => productId);
    if (ids.length === 0) continue;
    needRole(context, until);
    const store = { merchantId, id: storeId, kind };
    await takeOff(query, store, { ids, until }, context);
  }
};

/** More of one option than this nobody needs. */
const MOST_OF_OPTION = 99;

/** Options that a dish must be chosen with, as a till shows them. */
const neededOptions = (group: OptionGroup, { pick }: MerchantContext) => {
  const { least, most } = propLimits(group);
  return {
    highPropId: group.id,
    name: pick(group.name),
    least,
    most: Math.min(most, MOST_OF_OPTION),
    values: group.values
      .filter(({ sellout }) => !sellout)
      .map(({ id, name, price, selected }) => ({
        id,
        name: pick(name),
        priceAmtn: price,
        isSet: selected,
      })),
  };
};

export const out: Handlers['merchantDeskOut'] = async (context, { storeId, keyword }) => {
  const { deps, now, pick } = context;
  const [store] = await storesAtDesk(context, [storeId]);
  const dishes = await dishesToSwitch(deps.db.query, store!, { words: keyword, most: MOST });
  const needed = (await optionGroups(deps.db.query, store!)).filter(({ required }) => required);
  return {
    result: dishes.map(({ id, name, skus, optionIds, ...dish }) => ({
      ...dish,
      productId: id,
      name: pick(name),
      skus: skus
        .filter(({ isSoldOut }) => !isSoldOut)
        .map((sku) => ({ skuId: sku.id, name: pick(sku.name), priceAmtn: sku.price })),
      options: needed
        .filter((group) => optionIds.includes(group.id))
        .map((group) => neededOptions(group, context)),
    })),
    serverTime: now,
  };
};

export const soldOut: Handlers['merchantDeskSoldOut'] = async (context, body) => {
  const { deps, session, now } = context;
  const { storeId, items, until, requestId } = body;
  const [store] = await storesAtDesk(context, [storeId]);
  needRole(context, until);
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const attempt = deps.random.id();
  const first = await keyed(
    { db: deps.db, userId: session.operatorId, scope: 'desk/sold-out', key: requestId, body, now },
    async (query) => {
      if (until === 'ON') await bringBack(query, store!, ids, context);
      else if ((await takeOff(query, store!, { ids, until }, context)) < ids.length)
        refuse('PRODUCT_NOT_FOUND');
      return { attempt };
    },
  );
  return { replay: first.attempt !== attempt };
};
