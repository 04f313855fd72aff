import { MINUTE } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Db } from '#server/db/db.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { gramMemory } from '../search/gram-memory.ts';
import { gramsOf, queryGrams, searchForm } from '../search/grams.ts';
import { heldLists } from '../search/held-lists.ts';
import { loadCategories, loadItems, loadDemand, type Category, type ItemRow } from './item-repo.ts';
import { ownGoodsMemory } from './own-goods.ts';
import { renewedBehind } from './renewed.ts';

/** An article with the forms that its name is compared in. `grams`: what it is found by. */
export type Item = ItemRow & { readonly forms: readonly [string, string]; readonly grams: string };

/** The articles and categories that are the same in all supermarkets. */
type Shared = {
  categories: readonly Category[];
  /** Categories by the one above. */ below: ReadonlyMap<string, readonly Category[]>;
  /** Articles by the lowest category. */ byCategory: ReadonlyMap<string, readonly Item[]>;
  items: ReadonlyMap<string, Item>;
  memory: ReturnType<typeof gramMemory<Item>>;
};

/** A word with more articles is too common to look for all of them in many stores. */
const MOST_ITEMS = 600;
/** Names and categories may be so old; prices and stocks are read at each search. */
const AGED_MS = MINUTE;
/** What is in demand changes slowly, and takes a look at every shelf. */
const DEMAND_AGED_MS = 15 * MINUTE;

/** Articles that are held for words, in all: some 20 MB. */
const HELD = { most: 300_000, agedMs: MINUTE };

const namesAbove = (
  categoryId: string,
  byId: ReadonlyMap<string, Category>,
): readonly Bilingual[] => {
  const category = byId.get(categoryId);
  return category ? [category.name, ...namesAbove(category.parentId, byId)] : [];
};

const textsOf = (names: readonly Bilingual[]): string[] => names.flatMap(({ zh, en }) => [zh, en]);

/** `more`: other names that it is found by. */
const itemOf = (
  { id, categoryId, name, brand }: ItemRow,
  byId: ReadonlyMap<string, Category>,
  more: readonly Bilingual[] = [],
): Item => ({
  id,
  categoryId,
  name,
  brand,
  forms: [searchForm(name.zh), searchForm(name.en)],
  grams: gramsOf(...textsOf([name, brand, ...namesAbove(categoryId, byId), ...more])).join(' '),
});

/** Whether an article says what it said before: then its grams are not made anew. */
const isSame = (one: ItemRow, other: ItemRow | undefined): boolean =>
  other !== undefined &&
  one.categoryId === other.categoryId &&
  [one.name.zh, one.name.en, one.brand.zh, one.brand.en].join('\n') ===
    [other.name.zh, other.name.en, other.brand.zh, other.brand.en].join('\n');

const load = async ({ query }: Db, before: Shared | undefined): Promise<Shared> => {
  const [categories, rows] = await Promise.all([loadCategories(query), loadItems(query)]);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const isRenamed = JSON.stringify(categories) !== JSON.stringify(before?.categories);
  const known = isRenamed ? undefined : before?.items;
  const memory = isRenamed ? gramMemory<Item>() : before!.memory;
  const items = new Map<string, Item>();
  for (const item of rows) {
    const old = known?.get(item.id);
    const made = isSame(item, old) ? old! : itemOf(item, byId);
    items.set(item.id, made);
    if (made !== old) memory.put(item.id, [{ grams: made.grams, thing: made }]);
  }
  for (const id of known?.keys() ?? []) if (!items.has(id)) memory.put(id, []);
  return {
    categories,
    below: groupBy(categories, ({ parentId }) => parentId),
    byCategory: groupBy([...items.values()], ({ categoryId }) => categoryId),
    items,
    memory,
  };
};

const sharedOf = renewedBehind(load, AGED_MS);

/** What stores named themselves is found at once: they look for it when they have added it. */
const ownOf = ownGoodsMemory<Item>(async (db, { classNames, ...item }) => {
  const { categories } = await sharedOf(db);
  return itemOf(item, new Map(categories.map((category) => [category.id, category])), classNames);
});

type Own = Awaited<ReturnType<typeof ownOf.get>>;

const joined = (shared: Shared, own: Own) => {
  const byCategory = new Map(shared.byCategory);
  for (const [id, items] of own.byCategory)
    byCategory.set(id, [...(byCategory.get(id) ?? []), ...items]);
  return {
    shared,
    categories: shared.categories,
    below: shared.below,
    byCategory,
    all: (): Item[] => [...shared.items.values(), ...own.all],
    match: (grams: readonly string[]): Item[] => [
      ...shared.memory.match(grams),
      ...own.memory.match(grams),
    ],
  };
};
type Catalogue = ReturnType<typeof joined>;
/** One object as long as neither part is loaded anew: what words found is held with it. */
const catalogues = new WeakMap<Own, Catalogue>();

/** All articles and categories, held in memory: those that are the same in all supermarkets, and those that one alone sells. */
export const catalogueOf = async (db: Db): Promise<Catalogue> => {
  const [shared, own] = await Promise.all([sharedOf(db), ownOf.get(db)]);
  const known = catalogues.get(own);
  if (known?.shared === shared) return known;
  const fresh = joined(shared, own);
  catalogues.set(own, fresh);
  return fresh;
};
const demandOf = renewedBehind<ReadonlyMap<string, number>>(
  ({ query }) => loadDemand(query),
  DEMAND_AGED_MS,
);

/** Articles of a category and of all that are below it. */
export const itemsBelow = (
  catalogue: Pick<Catalogue, 'below' | 'byCategory'>,
  categoryId: string,
): readonly Item[] => [
  ...(catalogue.byCategory.get(categoryId) ?? []),
  ...(catalogue.below.get(categoryId) ?? []).flatMap(({ id }) => itemsBelow(catalogue, id)),
];

/** Whether a name says last what it is: 富士蘋果 and "Fuji apples" are apples, 蘋果汁 and "Apple juice" are not. */
const isOfKind = ([zh, en]: Item['forms'], form: string): boolean =>
  zh.endsWith(form) || en.slice(en.lastIndexOf(' ') + 1).startsWith(form);

/** How well an article fits a word in its form for search: 0 the very name, 1 it is of that kind, 2 its name begins so, 3 it holds it, 4 found by its brand, its category or by parts. */
export const fitOf = ({ forms }: Pick<Item, 'forms'>, form: string): number => {
  if (forms.includes(form)) return 0;
  if (isOfKind(forms, form)) return 1;
  if (forms.some((name) => name.startsWith(form))) return 2;
  return forms.some((name) => name.includes(form)) ? 3 : 4;
};

/** An article and how well it fits what is looked for; less is better. */
export type FoundItem = { id: string; fit: number };

type MatchedItem = FoundItem & { item: Item };

/** What words found, as long as what they were looked for in is held. */
const foundIn = new WeakMap<Catalogue, ReturnType<typeof heldLists<MatchedItem>>>();
const heldIn = (catalogue: Catalogue) => {
  const known = foundIn.get(catalogue) ?? heldLists<MatchedItem>(HELD);
  foundIn.set(catalogue, known);
  return known;
};

/** Articles by how well they fit a word, then by demand. */
const matchAll = async (db: Db, catalogue: Catalogue, keyword: string): Promise<MatchedItem[]> => {
  const demand = await demandOf(db);
  const form = searchForm(keyword);
  return catalogue
    .match(queryGrams(keyword))
    .map((item) => ({ id: item.id, item, fit: fitOf(item, form) }))
    .toSorted(
      (a, b) =>
        a.fit - b.fit ||
        (demand.get(b.id) ?? 0) - (demand.get(a.id) ?? 0) ||
        (a.id < b.id ? -1 : 1),
    );
};

/** The articles that fit a word best, in order. */
export const matchItems = async (
  db: Db,
  keyword: string,
  most = MOST_ITEMS,
): Promise<readonly MatchedItem[]> => {
  if (queryGrams(keyword).length === 0) return [];
  const catalogue = await catalogueOf(db);
  const [held, now, key] = [heldIn(catalogue), performance.now(), searchForm(keyword)];
  const known = held.get(key, now);
  const found = known ?? matchAll(db, catalogue, keyword);
  if (known === undefined) held.put(key, now, found);
  return (await found).slice(0, most);
};

/** Articles that are most in demand, of all or of one category; `fit` is their place among them. */
export const bestItems = async (
  db: Db,
  most: number,
  categoryId?: string,
): Promise<readonly FoundItem[]> => {
  const [catalogue, demand] = await Promise.all([catalogueOf(db), demandOf(db)]);
  const items = categoryId === undefined ? catalogue.all() : itemsBelow(catalogue, categoryId);
  return items
    .map(({ id }) => ({ id, demand: demand.get(id) ?? 0 }))
    .toSorted((a, b) => b.demand - a.demand || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ id }, fit) => ({ id, fit }));
};
