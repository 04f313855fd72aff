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
import { recordClasses, type ClassesOfAct } from './record-classes.ts';

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
  classes: ClassesOfAct;
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

/** The classes that a file made and that hold nothing once dishes went back, from below. */
const emptied = (
  classes: readonly StoreClass[],
  made: readonly string[],
  back: readonly Reverted[],
): string[] => {
  const held = new Map(classes.map(({ id, dishes }) => [id, dishes]));
  const move = (id: string, by: 1 | -1) => held.set(id, (held.get(id) ?? 0) + by);
  for (const { dish, before } of back) {
    move(dish.classId, -1);
    if (before !== null) move(before.classify_id, 1);
  }
  const gone: string[] = [];
  for (const id of made.toReversed()) {
    const isThere = classes.some((each) => each.id === id);
    const hasBelow = classes.some((each) => each.parentId === id && !gone.includes(each.id));
    if (isThere && held.get(id) === 0 && !hasBelow) gone.push(id);
  }
  return gone;
};

/** What can go back: a dish stays where its former class is no more, or now has classes below it. */
const backTo = (
  classes: readonly StoreClass[],
  made: readonly string[],
  wanted: readonly Reverted[],
): { back: readonly Reverted[]; gone: readonly string[] } => {
  const gone = emptied(classes, made, wanted);
  const left = classes.filter(({ id }) => !gone.includes(id));
  const back = wanted.filter(
    ({ dish, before }) =>
      before === null ||
      before.classify_id === dish.classId ||
      (left.some(({ id }) => id === before.classify_id) &&
        !left.some(({ parentId }) => parentId === before.classify_id)),
  );
  // what stays may hold a class that would have gone
  return back.length === wanted.length ? { back, gone } : backTo(classes, made, back);
};

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
      const { back, gone } = backTo(classes, kept.undo.classIds, untouched);
      for (const each of back) await revert(query, context, at, each);
      for (const id of gone) await deleteClass(query, at, id);
      await keepUndone(query, at, kept.id);
      const old = back.map(({ dish }) => dish);
      const fresh = await editedDishes(
        query,
        at,
        old.map(({ id }) => id),
      );
      const ofAct = { before: classes, after: await classesOf(query, at) };
      await recordDishes(query, context, { at, old, fresh, classes: ofAct });
      await recordClasses(query, context, at, ofAct);
      await dishesEdited(query, at);
      return { undone: back.length, left: kept.undo.dishes.length - back.length };
    },
  });
