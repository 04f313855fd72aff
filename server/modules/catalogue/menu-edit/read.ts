import type { OptionGroupEdit } from '#shared/contract/merchant/menu-shapes.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { DeskStore } from '../merchant-stores/desk-stores.ts';
import type { OptionGroup } from '../store/store-document.ts';
import { storeOptions } from '../store/off.ts';
import { menuRowOf } from './dish-wire.ts';
import { storeOfMenu } from './edit.ts';
import {
  classesOf,
  dishesUnder,
  editedDishes,
  optionsSeq,
  type StoreClass,
} from './menu-edit-repo.ts';
import { shownDish } from './save.ts';

const atOf = ({ merchantId, id }: DeskStore) => ({ merchantId, storeId: id });

/** A class and all below it. */
const withBelow = (classes: readonly StoreClass[], classId: string): string[] => [
  classId,
  ...classes
    .filter(({ parentId }) => parentId === classId)
    .flatMap(({ id }) => withBelow(classes, id)),
];

const storeRow = ({ session, pick }: MerchantContext, store: DeskStore) => ({
  storeId: store.id,
  name: pick(store.name),
  kind: store.kind,
  canEdit: session.role === 'owner' || session.role === 'manager',
  canStock: session.role !== 'auditor',
});

export const list: Handlers['merchantMenuList'] = async (
  context,
  { storeId, classId, keyword, state, offset, size },
) => {
  const { query } = context.deps.db;
  const store = await storeOfMenu(context, storeId);
  const classes = await classesOf(query, atOf(store));
  const classIds = classId === '' ? null : withBelow(classes, classId);
  const filter = { classIds, keyword, state, offset, size };
  const { dishes, total } = await dishesUnder(query, atOf(store), filter);
  const nextOffset = offset + dishes.length;
  return {
    store: storeRow(context, store),
    classes: classes.map(({ id, ...each }) => ({ ...each, classId: id })),
    result: dishes.map(menuRowOf),
    total,
    next: nextOffset < total,
    nextOffset,
  };
};

/** How many values of a group a guest chooses; without a limit all of them. */
const mostOf = ({ multipart, limitQuantity, values }: OptionGroup): number => {
  if (!multipart) return 1;
  return limitQuantity > 0 ? limitQuantity : values.length;
};

export const groupOf = (group: OptionGroup): OptionGroupEdit => ({
  optionId: group.id,
  name: group.name,
  isRequired: group.required,
  least: Math.max(0, group.limitMinQuantity),
  most: mostOf(group),
  values: group.values.map(({ id, name, price, selected, sellout }) => ({
    optionId: id,
    name,
    price,
    isSoldOut: sellout,
    isDefault: selected,
  })),
});

/** The groups of options of a store, with the count of their edits. */
export const optionsAt = async (query: Query, store: DeskStore) => ({
  seq: await optionsSeq(query, atOf(store)),
  groups: (await storeOptions(query, store)).groups.map(groupOf),
});

export const options: Handlers['merchantMenuOptions'] = async (context, { storeId }) =>
  optionsAt(context.deps.db.query, await storeOfMenu(context, storeId));

export const get: Handlers['merchantMenuGet'] = async (context, { storeId, productId }) => {
  const { query } = context.deps.db;
  const store = await storeOfMenu(context, storeId);
  const [dish] = await editedDishes(query, atOf(store), [productId]);
  if (dish === undefined) return refuse('PRODUCT_NOT_FOUND');
  return { dish: await shownDish(context, dish), options: await optionsAt(query, store) };
};
