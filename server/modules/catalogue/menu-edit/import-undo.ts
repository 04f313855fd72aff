import { plus, instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
import type { ImportedDishes } from '../menu-file/import-menu.ts';
import { gramsOf } from '../search/grams.ts';
import { dishesEdited } from '../store-edit/dishes-edited.ts';
import { dropGrams, insertGrams } from '../store-edit/store-edit-repo.ts';
import { dishFacts } from './dish-facts.ts';
import type { EditedDish } from './dish-row.ts';
import { edited } from './edit.ts';
import { findImport, keepUndone, UNDO_MS, type Undo } from './import-repo.ts';
import {
  changeDish,
  classesOf,
  deleteClass,
  deleteDish,
  editedDishes,
  editNote,
  type OfStore,
  type StoreClass,
} from './menu-edit-repo.ts';

const oldOf = (dish: EditedDish, movesStock: boolean) => ({
  classify_id: dish.classId,
  name_zh: dish.name.zh,
  name_en: dish.name.en,
  picture: dish.picture,
  price: dish.price,
  box_price: dish.boxPrice,
  limit_count: dish.limit,
  is_shelf: dish.isShown,
  own_key: dish.number,
  ean: dish.ean,
  shelf: dish.shelf,
  facts: dish.facts,
  stock: movesStock ? dish.stock : null,
});

/** What takes a file back: each dish as it was, with the version that the file left it in. */
export const undoOf = (
  old: readonly EditedDish[],
  fresh: readonly EditedDish[],
  { dishes, classIds }: ImportedDishes,
): Undo => {
  const before = new Map(old.map((dish) => [dish.id, dish]));
  const seqs = new Map(fresh.map(({ id, seq }) => [id, seq]));
  return {
    classIds,
    dishes: dishes.map(({ id, movesStock }) => {
      const was = before.get(id);
      return {
        id,
        seq: seqs.get(id) ?? 0,
        before: was === undefined ? null : oldOf(was, movesStock),
      };
    }),
  };
};

type Compared = {
  at: OfStore;
  old: readonly EditedDish[];
  fresh: readonly EditedDish[];
  classes: { before: readonly StoreClass[]; after: readonly StoreClass[] };
};

/** Writes down what became of dishes, one row each. */
export const recordDishes = (
  query: Query,
  context: MerchantContext,
  { at, old, fresh, classes }: Compared,
): Promise<void> => {
  const before = new Map(old.map((dish) => [dish.id, dish]));
  const after = new Map(fresh.map((dish) => [dish.id, dish]));
  return recordChanges(
    query,
    context,
    [...new Set([...before.keys(), ...after.keys()])].map((id) => {
      const [was, is] = [before.get(id), after.get(id)];
      return {
        storeId: at.storeId,
        thing: 'DISH',
        thingId: id,
        name: (is ?? was)!.name,
        act: was === undefined ? 'ADDED' : is === undefined ? 'DELETED' : 'CHANGED',
        before: was === undefined ? null : dishFacts(was, classes.before),
        after: is === undefined ? null : dishFacts(is, classes.after),
      };
    }),
  );
};

type Reverted = { dish: EditedDish; before: Undo['dishes'][number]['before'] };

const revert = async (
  query: Query,
  { session, now }: MerchantContext,
  at: OfStore,
  { dish, before }: Reverted,
): Promise<void> => {
  await dropGrams(query, at, [dish.id]);
  if (before === null) return deleteDish(query, at, dish.id);
  const { stock, ...values } = before;
  await changeDish(query, at, dish.id, {
    ...values,
    ...(stock !== null && (dish.isOff ? { off_stock: stock } : { stock })),
    ...editNote(dish.seq + 1, session.operatorId, now),
  });
  const grams = gramsOf(values.name_zh, values.name_en);
  await insertGrams(query, at, [{ productId: dish.id, grams }]);
};

export const undo: Handlers['merchantMenuImportUndo'] = (context, body) =>
  edited(context, body, {
    scope: 'import-undo',
    work: async (query, _store, at) => {
      const kept = await findImport(query, at, body.importId);
      const isOver =
        kept?.appliedAt == null || plus(instant(kept.appliedAt), UNDO_MS) <= context.now;
      if (kept === null || kept.state !== 'APPLIED' || isOver) return refuse('IMPORT_INVALID');
      const classes = await classesOf(query, at);
      const ids = kept.undo.dishes.map(({ id }) => id);
      const present = new Map(
        (await editedDishes(query, at, ids, { lock: true })).map((dish) => [dish.id, dish]),
      );
      const untouched = kept.undo.dishes.flatMap(({ id, seq, before }): Reverted[] => {
        const dish = present.get(id);
        return dish?.seq === seq ? [{ dish, before }] : [];
      });
      for (const each of untouched) await revert(query, context, at, each);
      const left = await classesOf(query, at);
      for (const { id, dishes } of left)
        if (kept.undo.classIds.includes(id) && dishes === 0) await deleteClass(query, at, id);
      await keepUndone(query, at, kept.id);
      const old = untouched.map(({ dish }) => dish);
      await recordDishes(query, context, {
        at,
        old,
        fresh: await editedDishes(
          query,
          at,
          old.map(({ id }) => id),
        ),
        classes: { before: classes, after: classes },
      });
      await dishesEdited(query, at);
      return { undone: untouched.length, left: kept.undo.dishes.length - untouched.length };
    },
  });
