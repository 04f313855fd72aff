import type { OrderId } from '#shared/kernel/ids.ts';
import { propLimits } from '#shared/cart/check-selection.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  dishesToSwitch,
  isOffIn,
  type MenuDish,
  type OffIds,
  type OptionGroup,
  optionsNow,
  storeOptions,
} from '#server/modules/catalogue/index.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';
import { orderAtDesk, storesAtDesk } from './scope.ts';

type Line = TakeoutOrder['lines'][number];

/** So many dishes a list shows. */
const MOST = 100;

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

/** A size of a dish as it stands: those that can be switched apart, or are. */
const sizesOf = (
  { skus, skuOff }: MenuDish,
  lines: readonly Line[] | null,
  { pick }: MerchantContext,
) =>
  skus
    .filter(({ id }) => skus.length > 1 || isOffIn(skuOff, id))
    .filter(({ id }) => lines === null || lines.some(({ skuId }) => skuId === id))
    .map(({ id, name, isSoldOut }) => ({
      skuId: id,
      name: pick(name),
      isOff: isOffIn(skuOff, id),
      until: skuOff[id] ?? null,
      isSoldOut: isSoldOut || isOffIn(skuOff, id),
    }));

/** The options that a dish has, or was chosen with. */
const optionIdsOf = (
  { optionIds }: MenuDish,
  lines: readonly Line[] | null,
  groups: readonly OptionGroup[],
): string[] =>
  lines === null
    ? groups
        .filter(({ id }) => optionIds.includes(id))
        .flatMap(({ values }) => values.map(({ id }) => id))
    : [...new Set(lines.flatMap(({ props }) => props.map(({ valueId }) => valueId)))];

/** Options of a store as they stand: those of the dishes that are shown, and those that are meant by the words. */
const choicesOf = (
  { groups, off }: { groups: readonly OptionGroup[]; off: OffIds },
  { ids, words }: { ids: ReadonlySet<string>; words: string | null },
  { pick }: MerchantContext,
) =>
  groups
    .flatMap(({ name: group, values }) =>
      values.map(({ id, name, sellout }) => ({
        optionId: id,
        group: pick(group),
        name: pick(name),
        isOff: isOffIn(off, id),
        until: off[id] ?? null,
        isSoldOut: sellout || isOffIn(off, id),
        isFound:
          words === ''
            ? isOffIn(off, id)
            : words !== null && `${name.zh} ${name.en}`.toLowerCase().includes(words.toLowerCase()),
      })),
    )
    .filter(({ optionId, isFound }) => isFound || ids.has(optionId));

/** The lines of an order of a store. */
const linesOf = async (
  context: MerchantContext,
  store: { id: string },
  orderId: OrderId,
): Promise<readonly Line[]> => {
  const { storeId, lines } = await orderAtDesk(context, orderId);
  return storeId === store.id ? lines : refuse('ORDER_NOT_FOUND');
};

export const out: Handlers['merchantDeskOut'] = async (context, { storeId, keyword, orderId }) => {
  const { deps, now, pick } = context;
  const { query } = deps.db;
  const [store] = await storesAtDesk(context, [storeId]);
  const lines = orderId === undefined ? null : await linesOf(context, store!, orderId);
  const dishes = await dishesToSwitch(
    query,
    store!,
    lines === null ? { words: keyword } : { ids: lines.map(({ productId }) => productId) },
    MOST,
  );
  const options = await storeOptions(query, store!);
  const needed = optionsNow(options.groups, options.off).filter(({ required }) => required);
  const result = dishes.map((dish) => {
    const { id, name, isOff, until, isSoldOut, skus, skuOff, optionIds } = dish;
    const chosen = lines && lines.filter(({ productId }) => productId === id);
    return {
      productId: id,
      name: pick(name),
      isOff,
      until,
      isSoldOut,
      skus: skus
        .filter((sku) => !sku.isSoldOut && !isOffIn(skuOff, sku.id))
        .map((sku) => ({ skuId: sku.id, name: pick(sku.name), priceAmtn: sku.price })),
      options: needed
        .filter((group) => optionIds.includes(group.id))
        .map((group) => neededOptions(group, context)),
      sizes: sizesOf(dish, chosen, context),
      optionIds: optionIdsOf(dish, chosen, options.groups),
    };
  });
  const ids = new Set(result.flatMap((dish) => dish.optionIds));
  return {
    result,
    choices: choicesOf(options, { ids, words: lines === null ? keyword : null }, context),
    serverTime: now,
  };
};
