import { MENU_LIMITS } from '#shared/codes/menu.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges, type Recorded } from '#server/modules/audit/index.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import { gramsOf } from '../search/grams.ts';
import type { DeskStore } from '../merchant-stores/desk-stores.ts';
import { optionGroups } from '../store/read-store.ts';
import { dishesEdited } from '../store-edit/dishes-edited.ts';
import { ownArticle } from '../store-edit/own-article.ts';
import { dropGrams, insertGrams } from '../store-edit/store-edit-repo.ts';
import { dishFacts } from './dish-facts.ts';
import type { EditedDish } from './dish-row.ts';
import { inBoth, valuesOf } from './dish-values.ts';
import { menuDishOf } from './dish-wire.ts';
import { edited } from './edit.ts';
import { takeDraft } from './drafts.ts';
import {
  addDish,
  changeDish,
  classesOf,
  deleteDish,
  dishWithKey,
  editedDishes,
  editNote,
  placesOf,
  type OfStore,
} from './menu-edit-repo.ts';
import { needMenuPhoto } from './menu-photo.ts';
import { needDish } from './rules.ts';

const wrong = (field: string): never => refuse('BAD_REQUEST', { issues: [field] });

/** A dish as the caller sees it. */
export const shownDish = async (context: MerchantContext, dish: EditedDish) => {
  const { deps, session, pick } = context;
  const names =
    dish.changedBy === null ? null : await staffNames(deps.db.query, session.merchantId);
  const name = names?.get(dish.changedBy ?? '');
  return menuDishOf(dish, name === undefined ? null : pick(name));
};

/** Refuses an edit of a version that is not the present one, and says whose that is. */
export const needSeq = async (
  query: Query,
  { session, pick }: MerchantContext,
  dish: EditedDish,
  seq: number | undefined,
): Promise<void> => {
  if (dish.seq === seq) return;
  const name = (await staffNames(query, session.merchantId)).get(dish.changedBy ?? '');
  refuse('CONFLICT', { by: name ? pick(name) : '', at: dish.changedAt, seq: dish.seq });
};

/** A photo is the one that the dish has, or one that staff of this merchant uploaded. */
const needPhoto = async (
  query: Query,
  context: MerchantContext,
  { picture }: DishEdit,
  before: EditedDish | null,
): Promise<void> => {
  if (picture !== '' && picture !== before?.picture) await needMenuPhoto(query, context, picture);
};

const needThings = async (
  query: Query,
  store: DeskStore,
  dish: DishEdit,
  { id, classes }: { id: string; classes: readonly { id: string }[] },
): Promise<void> => {
  if (!classes.some((each) => each.id === dish.classId)) wrong('classId');
  const groups = await optionGroups(query, store);
  if (dish.optionIds.some((wanted) => !groups.some((group) => group.id === wanted)))
    wrong('optionIds');
  const at = { merchantId: store.merchantId, storeId: store.id };
  const taken = await dishWithKey(query, at, { id, number: dish.number, ean: dish.ean });
  if (taken !== null) refuse('NUMBER_TAKEN', { productId: taken });
};

const writeName = async (query: Query, at: OfStore, id: string, dish: DishEdit): Promise<void> => {
  await dropGrams(query, at, [id]);
  const grams = gramsOf(dish.name.zh, dish.name.en);
  await insertGrams(query, at, [{ productId: id, grams }]);
};

const isRenamed = ({ name: written }: DishEdit, before: EditedDish | null): boolean => {
  const name = inBoth(written);
  return before === null || before.name.zh !== name.zh || before.name.en !== name.en;
};

const write = async (
  context: MerchantContext,
  query: Query,
  {
    store,
    at,
    dish,
    id,
    before,
  }: {
    store: DeskStore;
    at: OfStore;
    dish: DishEdit;
    id: string;
    before: EditedDish | null;
  },
): Promise<EditedDish> => {
  const { session, now } = context;
  needDish(dish, before, store.kind);
  const classes = await classesOf(query, at);
  await needThings(query, store, dish, { id, classes });
  await needPhoto(query, context, dish, before);
  const isNamed = isRenamed(dish, before);
  const article = ownArticle(store.id, id, { kind: store.kind, isNamed });
  const values = {
    ...valuesOf(id, dish, { before, kind: store.kind, classes }),
    ...(article !== null && { item_id: article }),
    ...editNote((before?.seq ?? 0) + 1, session.operatorId, now),
  };
  if (before === null) {
    const places = await placesOf(query, at);
    if (places.dishes >= MENU_LIMITS.dishes) refuse('MENU_FULL');
    await addDish(query, at, id, { ...values, position: places.dish + 1 });
  } else await changeDish(query, at, id, values);
  if (isNamed) await writeName(query, at, id, dish);
  const [after] = await editedDishes(query, at, [id]);
  const row: Recorded = {
    storeId: at.storeId,
    thing: 'DISH',
    thingId: id,
    name: after!.name,
    act: before === null ? 'ADDED' : 'CHANGED',
    before: before && dishFacts(before, classes),
    after: dishFacts(after!, classes),
  };
  await recordChanges(query, context, [row]);
  return after!;
};

export const save: Handlers['merchantMenuSave'] = async (context, body) => {
  const { productId, seq, draft, dish } = body;
  const { replay, id } = await edited(context, body, {
    scope: 'save',
    work: async (query, store, at) => {
      const id = productId ?? asId<ProductId>(context.deps.random.id());
      const [before = null] =
        productId === undefined ? [] : await editedDishes(query, at, [id], { lock: true });
      if (productId !== undefined) {
        if (before === null) return refuse('PRODUCT_NOT_FOUND');
        await needSeq(query, context, before, seq);
      }
      if (draft !== undefined)
        await takeDraft(query, context, at, { draft, isOfDish: before !== null });
      await write(context, query, { store, at, dish, id, before });
      await dishesEdited(query, at);
      return { id };
    },
  });
  const store = { merchantId: context.session.merchantId, storeId: body.storeId };
  const [now] = await editedDishes(context.deps.db.query, store, [id]);
  return now === undefined
    ? refuse('PRODUCT_NOT_FOUND')
    : { dish: await shownDish(context, now), replay };
};

export const remove: Handlers['merchantMenuDelete'] = async (context, body) => {
  const { productId, seq } = body;
  const { replay } = await edited(context, body, {
    scope: 'delete',
    work: async (query, _store, at) => {
      const [before] = await editedDishes(query, at, [productId], { lock: true });
      if (before === undefined) return {};
      await needSeq(query, context, before, seq);
      const classes = await classesOf(query, at);
      await deleteDish(query, at, productId);
      await dropGrams(query, at, [productId]);
      await recordChanges(query, context, [
        {
          storeId: at.storeId,
          thing: 'DISH',
          thingId: productId,
          name: before.name,
          act: 'DELETED',
          before: dishFacts(before, classes),
          after: null,
        },
      ]);
      await dishesEdited(query, at);
      return {};
    },
  });
  return { replay };
};
