import type { Bilingual } from '#server/kit/context.ts';
import type { Db } from '#server/db/db.ts';
import { perDatabase } from '#server/db/gather.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { cachedByVersion } from '../near/cached.ts';
import { gramMemory } from '../search/gram-memory.ts';
import { chainOf } from '../store/class-chain.ts';
import type { ItemRow } from './item-repo.ts';
import {
  loadOwnGoods,
  loadShelfClasses,
  shelfVersions,
  type ShelfClass,
} from './own-goods-repo.ts';

/** Goods that one store named itself, and the names of the classes that they lie in there. `categoryId` is '' where the catalogue has none for them. */
export type OwnItem = ItemRow & { readonly classNames: readonly Bilingual[] };

/** Stores that are loaded with one statement. */
const AT_ONCE = 20;

const loadOf = async (
  { query }: Db,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, OwnItem[]>> => {
  const goods = await loadOwnGoods(query, storeIds);
  if (goods.length === 0) return new Map();
  const byStore = groupBy(goods, ({ storeId }) => storeId);
  const classes = groupBy(
    await loadShelfClasses(query, [...byStore.keys()]),
    ({ storeId }) => storeId,
  );
  const itemsOf = (storeId: string): OwnItem[] => {
    const known = classes.get(storeId) ?? [];
    const byId = new Map(known.map((each): [string, ShelfClass] => [each.id, each]));
    return byStore.get(storeId)!.map(({ id, classId, name, brand }) => ({
      id,
      name,
      brand,
      categoryId: byId.get(classId)?.categoryId ?? '',
      classNames: chainOf(known, classId).map((each) => byId.get(each)!.name),
    }));
  };
  return new Map([...byStore.keys()].map((storeId) => [storeId, itemsOf(storeId)]));
};

/** What is found of the goods that stores named themselves, never older than an announced change (docs/adr/0016). `itemOf` says what each is found by. */
export const ownGoodsMemory = <Item extends { categoryId: string; grams: string }>(
  itemOf: (db: Db, item: OwnItem) => Promise<Item>,
) => {
  const renewer = perDatabase((db: Db) => {
    const memory = gramMemory<Item>();
    const byStore = new Map<string, readonly Item[]>();
    let held: ReadonlyMap<string, number> = new Map();
    const replace = async (storeIds: readonly string[]): Promise<void> => {
      const loaded = await loadOf(db, storeIds);
      for (const storeId of storeIds) {
        const items = await Promise.all((loaded.get(storeId) ?? []).map((one) => itemOf(db, one)));
        byStore.set(storeId, items);
        memory.put(
          storeId,
          items.map((thing) => ({ grams: thing.grams, thing })),
        );
      }
    };
    const renew = async () => {
      const now = await shelfVersions(db.query);
      const changed = [...new Set([...now.keys(), ...held.keys()])].filter(
        (id) => now.get(id) !== held.get(id),
      );
      for (let from = 0; from < changed.length; from += AT_ONCE)
        await replace(changed.slice(from, from + AT_ONCE));
      held = now;
      const all = [...byStore.values()].flat();
      return { memory, all, byCategory: groupBy(all, ({ categoryId }) => categoryId) };
    };
    // one after the other: what an older look read never takes the place of a newer one
    let last: Promise<unknown> = Promise.resolve();
    return () => {
      const next = last.then(renew, renew);
      last = next;
      return next;
    };
  });
  return cachedByVersion((db) => renewer(db)());
};
