import type { StoreKind } from '#shared/codes/store-kind.ts';
import { OUT_FOR, type OutFor } from '#shared/codes/sold-out.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { outUntil } from '#shared/order/desk/out-until.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { once } from '#server/kit/idempotency/once.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
import {
  type OutThings,
  soldOutChanges,
  type Standing,
  switchThings,
} from '#server/modules/catalogue/index.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';
import { storesAtDesk } from './scope.ts';

/** A cashier switches off until the business day ends at the latest; longer is for those who decide. */
const needRole = ({ session }: MerchantContext, until: OutFor | 'ON'): void => {
  if (until === 'OPEN' && session.role === 'cashier') refuse('WRONG_ROLE');
};

type Store = { merchantId: string; id: string; kind: StoreKind };
/** A dish, a size of it or an option of it. */
type Thing = {
  productId?: ProductId | undefined;
  skuId?: string | undefined;
  optionId?: string | undefined;
};
type Out = readonly (Thing & { productId: ProductId; until: OutFor })[];

/** What is named, each once. */
const thingsOf = (named: readonly Thing[]): OutThings => {
  const dishes = new Set<string>();
  const sizes = new Map<string, OutThings['sizes'][number]>();
  const options = new Set<string>();
  for (const { productId, skuId, optionId } of named)
    if (optionId !== undefined) options.add(optionId);
    else if (productId === undefined) continue;
    else if (skuId === undefined) dishes.add(productId);
    else sizes.set(`${productId}/${skuId}`, { productId, skuId });
  return { dishes: [...dishes], sizes: [...sizes.values()], options: [...options] };
};

/** Switches things, and writes down who did. Gives how many of them the store has. */
const switchNow = async (
  query: Query,
  store: Store,
  { things, until }: { things: OutThings; until: OutFor | 'ON' },
  context: MerchantContext,
): Promise<number> => {
  needRole(context, until);
  const after: Standing =
    until === 'ON'
      ? { isOff: false, until: null }
      : { isOff: true, until: outUntil(until, context.now) };
  const before = await switchThings(query, store, things, after);
  await recordChanges(query, context, soldOutChanges(store.id, before, after));
  return before.length;
};

type Line = TakeoutOrder['lines'][number];
const wasChosen = (
  { productId, skuId, optionId }: Out[number],
  { productId: dish, skuId: size, props }: Line,
): boolean =>
  dish === productId &&
  (skuId === undefined || skuId === size) &&
  (optionId === undefined || props.some(({ valueId }) => valueId === optionId));

/** Dishes of an order, their sizes or options are out from now on, in one act with it; what was not chosen in the order is refused. */
export const dishesOut = async (
  query: Query,
  { merchantId, storeId, kind, lines }: TakeoutOrder,
  soldOut: Out,
  context: MerchantContext,
): Promise<void> => {
  if (!soldOut.every((one) => lines.some((line) => wasChosen(one, line))))
    refuse('BAD_REQUEST', { issues: ['soldOut'] });
  const store = { merchantId, id: storeId, kind };
  for (const until of OUT_FOR) {
    const named = soldOut.filter((one) => one.until === until);
    if (named.length > 0)
      await switchNow(query, store, { things: thingsOf(named), until }, context);
  }
};

export const soldOut: Handlers['merchantDeskSoldOut'] = async (context, body) => {
  const { storeId, items, until } = body;
  const [store] = await storesAtDesk(context, [storeId]);
  needRole(context, until);
  const things = thingsOf(items);
  const wanted = things.dishes.length + things.sizes.length + things.options.length;
  return once(context, body, {
    scope: 'desk/sold-out',
    work: async (query) => {
      const there = await switchNow(query, store!, { things, until }, context);
      if (until !== 'ON' && there < wanted) refuse('PRODUCT_NOT_FOUND');
      return {};
    },
  });
};
