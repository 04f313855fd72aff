import type { StoreKind } from '#shared/codes/store-kind.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { Random } from '#server/kit/random.ts';
import { lockMerchant } from '#server/modules/staff/index.ts';
import { gramsOf } from '../search/grams.ts';
import { optionGroups, storeById } from '../store/read-store.ts';
import { chainOf } from '../store/class-chain.ts';
import { dishesEdited } from '../store-edit/dishes-edited.ts';
import { ownArticle } from '../store-edit/own-article.ts';
import { dropGrams, findDealStore, insertGrams } from '../store-edit/store-edit-repo.ts';
import type { ClassNode } from './class-tree.ts';
import type { ClassChanges, MadeClass } from './classes.ts';
import { factsOf, type MenuClass, type MenuOption } from './dish.ts';
import {
  insertClasses,
  insertDishes,
  knownClasses,
  knownDishes,
  lastPlaces,
  renameClass,
  updateDishes,
  type Editor,
  type OfStore,
} from './menu-file-repo.ts';
import { planMenu, type Menu, type PlannedMenu, type PlannedRow } from './plan.ts';
import type { FileRow } from './read-file.ts';

type Written = Exclude<PlannedRow, { act: 'BAD' }>;
const isWritten = (row: PlannedRow): row is Written => row.act === 'NEW' || row.act === 'CHANGE';

/** The ids of classes that lines name; those that the file makes get theirs here. */
const idsOf = (made: readonly MadeClass[], random: Random) => {
  const fresh = new Map(made.map(({ node }) => [node, random.id()]));
  return (node: ClassNode | null): string => node?.id ?? (node && fresh.get(node)) ?? '';
};

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

type Work = {
  rows: readonly Written[];
  changes: ClassChanges;
  classes: readonly MenuClass[];
  options: readonly MenuOption[];
  kind: StoreKind;
  random: Random;
  by: Editor | null;
};

/** Writes the lines of a file; gives what they became, and the classes that are new. */
const write = async (
  query: Query,
  store: OfStore,
  { rows, changes: { made, renamed }, classes, options, kind, random, by }: Work,
): Promise<ImportedDishes> => {
  const idOf = idsOf(made, random);
  const fresh = made.map(({ node }): MenuClass => ({
    id: idOf(node),
    parentId: idOf(node.parent),
    zh: node.zh,
    en: node.said ?? node.en,
  }));
  const last = await lastPlaces(query, store);
  await insertClasses(
    query,
    store,
    fresh.map((each, at) => ({ ...each, position: last.class + 1 + at })),
  );
  for (const { id, said, en } of renamed)
    await renameClass(query, store, { id: id!, en: said ?? en });
  const dishes = rows.map((row) => {
    const { known, dish, changes } = row;
    const id = known?.id ?? random.id();
    const classId = row.node === null ? (known?.classId ?? '') : idOf(row.node);
    const movesStock = known === null || changes.some(({ field }) => field === 'stock');
    const isRenamed =
      known === null || known.name.zh !== dish.dishZh || known.name.en !== dish.dishEn;
    return {
      id,
      isNew: known === null,
      classId,
      dish,
      facts: factsOf(id, dish, {
        before: known?.facts,
        options,
        chain: kind === 'market' ? chainOf([...classes, ...fresh], classId) : null,
      }),
      stock: movesStock ? dish.stock : null,
      isRenamed,
      article: ownArticle(store.storeId, id, { kind, isNamed: isRenamed }),
    };
  });
  const isNew = ({ isNew: fresh }: (typeof dishes)[number]): boolean => fresh;
  await insertDishes(
    query,
    store,
    dishes.filter(isNew).map((dish, at) => ({ ...dish, position: last.dish + 1 + at })),
    by,
  );
  await updateDishes(
    query,
    store,
    dishes.filter((dish) => !isNew(dish)),
    by,
  );
  await writeGrams(
    query,
    store,
    dishes.filter(({ isRenamed }) => isRenamed),
  );
  return {
    dishes: dishes.map(({ id, isNew, stock }) => ({ id, isNew, movesStock: stock !== null })),
    classIds: fresh.map(({ id }) => id),
  };
};

/** What a file did: its dishes, and the classes that it added, from above. */
export type ImportedDishes = {
  dishes: { id: string; isNew: boolean; movesStock: boolean }[];
  classIds: string[];
};

export type Imported =
  | { refused: 'notFound' | 'noMenu' }
  | (PlannedMenu & { written: ImportedDishes | null });

/** A file whose lines were read, and the store that it is for. */
type Importing = { storeId: string; rows: readonly FileRow[] };
type MenuStore = OfStore & { kind: StoreKind };

/** The menu of a store as files say it. */
export const menuOf = async (query: Query, store: MenuStore): Promise<Menu> => ({
  kind: store.kind,
  classes: await knownClasses(query, store),
  dishes: await knownDishes(query, store),
  options: (
    await optionGroups(query, { merchantId: asId(store.merchantId), id: asId(store.storeId) })
  ).map(({ id, name }) => ({ id, zh: name.zh })),
});

/** What a file does to a store's menu, line by line. */
export const planImport = async (
  query: Query,
  store: MenuStore,
  rows: readonly FileRow[],
): Promise<PlannedMenu & { menu: Menu }> => {
  const menu = await menuOf(query, store);
  return { ...planMenu(rows, menu), menu };
};

/** Does what a file says: all of its lines or, where one is bad, none. The caller announces the menu as its last act. */
export const applyImport = async (
  query: Query,
  store: MenuStore,
  { rows, ...more }: Pick<Importing, 'rows'> & { random: Random; by: Editor | null },
): Promise<PlannedMenu & { written: ImportedDishes | null }> => {
  const { menu, ...planned } = await planImport(query, store, rows);
  if (planned.rows.some(({ act }) => act === 'BAD')) return { ...planned, written: null };
  const work = {
    ...more,
    ...menu,
    changes: planned.classes,
    rows: planned.rows.filter(isWritten),
  };
  return {
    ...planned,
    written:
      work.rows.length === 0 ? { dishes: [], classIds: [] } : await write(query, store, work),
  };
};

/** What a file does to a store's menu, and, where that is asked for and no line is bad, does it: all of it, in the caller's transaction. */
export const importMenu = async (
  query: Query,
  {
    storeId,
    rows,
    apply,
    random,
    by,
  }: Importing & { apply: boolean; random: Random; by: Editor | null },
): Promise<Imported> => {
  const found = await storeById(query, asId(storeId));
  if (found === null)
    return { refused: (await findDealStore(query, storeId)) === null ? 'notFound' : 'noMenu' };
  const store = { merchantId: found.merchantId, storeId, kind: found.kind };
  if (!apply) {
    const { menu: _, ...planned } = await planImport(query, store, rows);
    return { ...planned, written: null };
  }
  // two imports at once: the second sees what the first wrote
  await lockMerchant(query, found.merchantId);
  const done = await applyImport(query, store, { rows, random, by });
  if (done.written !== null && done.written.dishes.length > 0) await dishesEdited(query, store);
  return done;
};
