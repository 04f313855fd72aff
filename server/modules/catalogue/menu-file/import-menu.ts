import { asId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { Random } from '#server/kit/random.ts';
import { lockMerchant } from '#server/modules/staff/index.ts';
import { gramsOf } from '../search/grams.ts';
import { storeById } from '../store/read-store.ts';
import { menuEdited } from '../store-edit/menu-edited.ts';
import {
  dropGrams,
  findDealStore,
  insertGrams,
  updateCartStore,
} from '../store-edit/store-edit-repo.ts';
import { factsOf, type MenuClass } from './dish.ts';
import {
  insertClasses,
  insertDishes,
  knownClasses,
  knownDishes,
  lastPlaces,
  renameClass,
  shownPrices,
  updateDishes,
  type OfStore,
} from './menu-file-repo.ts';
import { planMenu, type PlannedRow } from './plan.ts';
import type { FileRow } from './read-file.ts';

type Written = Exclude<PlannedRow, { act: 'BAD' }>;
const isWritten = (row: PlannedRow): row is Written => row.act === 'NEW' || row.act === 'CHANGE';

/** The classes that dishes name, by their Chinese names: those that are there, and new ones with ids of their own. */
const classesFor = (rows: readonly Written[], known: readonly MenuClass[], random: Random) => {
  const byName = new Map(known.map((each) => [each.zh, each]));
  const fresh: MenuClass[] = [];
  const renamed: MenuClass[] = [];
  for (const { dish } of rows) {
    const found = byName.get(dish.classZh);
    const wanted = { id: found?.id ?? random.id(), zh: dish.classZh, en: dish.classEn };
    if (found === undefined) fresh.push(wanted);
    else if (found.en !== wanted.en) renamed.push(wanted);
    byName.set(dish.classZh, wanted);
  }
  return { byName, fresh, renamed };
};

/** What a meal costs about: the price that this part of the dishes is below. */
const MEAL = 0.6;
const GRAMS_STEP = 500;
const writeGrams = async (
  query: Query,
  store: OfStore,
  dishes: readonly { id: string; dish: Written['dish'] }[],
): Promise<void> => {
  for (let from = 0; from < dishes.length; from += GRAMS_STEP) {
    const part = dishes.slice(from, from + GRAMS_STEP);
    await dropGrams(
      query,
      store,
      part.map(({ id }) => id),
    );
    await insertGrams(
      query,
      store,
      part.map(({ id, dish }) => ({ productId: id, grams: gramsOf(dish.dishZh, dish.dishEn) })),
    );
  }
};

type Menu = { classes: readonly MenuClass[] };

const write = async (
  query: Query,
  store: OfStore,
  { rows, menu, random }: { rows: readonly Written[]; menu: Menu; random: Random },
): Promise<void> => {
  const { byName, fresh, renamed } = classesFor(rows, menu.classes, random);
  const last = await lastPlaces(query, store);
  await insertClasses(
    query,
    store,
    fresh.map((each, at) => ({ ...each, position: last.class + 1 + at })),
  );
  for (const each of renamed) await renameClass(query, store, each);
  const dishes = rows.map(({ known, dish, changes }) => {
    const id = known?.id ?? random.id();
    const movesStock = known === null || changes.some(({ field }) => field === 'stock');
    return {
      id,
      isNew: known === null,
      classId: byName.get(dish.classZh)?.id ?? '',
      dish,
      facts: factsOf(id, dish, known?.facts),
      stock: movesStock ? dish.stock : null,
      isRenamed: known === null || known.name.zh !== dish.dishZh || known.name.en !== dish.dishEn,
    };
  });
  const isNew = ({ isNew: fresh }: (typeof dishes)[number]): boolean => fresh;
  await insertDishes(
    query,
    store,
    dishes.filter(isNew).map((dish, at) => ({ ...dish, position: last.dish + 1 + at })),
  );
  await updateDishes(
    query,
    store,
    dishes.filter((dish) => !isNew(dish)),
  );
  await writeGrams(
    query,
    store,
    dishes.filter(({ isRenamed }) => isRenamed),
  );
  const prices = await shownPrices(query, store);
  await updateCartStore(query, store, {
    per_capita: prices[Math.floor(prices.length * MEAL)] ?? null,
  });
  await menuEdited(query, store);
};

export type Imported =
  | { refused: 'notFound' | 'notTakeout' }
  | { rows: PlannedRow[]; isWritten: boolean };

/** What a file does to a store's menu, and, where that is asked for and no line is bad, does it: all of it, in the caller's transaction. */
export const importMenu = async (
  query: Query,
  {
    storeId,
    rows,
    apply,
    random,
  }: { storeId: string; rows: readonly FileRow[]; apply: boolean; random: Random },
): Promise<Imported> => {
  const found = await storeById(query, asId(storeId));
  if (found === null)
    return { refused: (await findDealStore(query, storeId)) === null ? 'notFound' : 'notTakeout' };
  if (found.kind !== 'takeout') return { refused: 'notTakeout' };
  const store = { merchantId: found.merchantId, storeId };
  // two imports at once: the second sees what the first wrote
  if (apply) await lockMerchant(query, found.merchantId);
  const menu = {
    classes: await knownClasses(query, store),
    dishes: await knownDishes(query, store),
  };
  const planned = planMenu(rows, menu);
  const written = planned.filter(isWritten);
  if (!apply || planned.some(({ act }) => act === 'BAD'))
    return { rows: planned, isWritten: false };
  if (written.length > 0) await write(query, store, { rows: written, menu, random });
  return { rows: planned, isWritten: true };
};
