import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { isOffIn, type OffIds } from './off-document.ts';
import type { OffStanding, Size } from './off-repo.ts';
import { lockSizes, setOptionsOff, setSizesOff, storeOptions } from './off-parts-repo.ts';

type OfStore = { merchantId: string; id: string };
type After = Pick<OffStanding, 'isOff' | 'until'>;

/** A size by its dish, an option by its group. */
const named = (whole: Bilingual, part: Bilingual): Bilingual => ({
  zh: `${whole.zh} · ${part.zh}`,
  en: `${whole.en} · ${part.en}`,
});

const standingIn = (off: OffIds, id: string, name: Bilingual): OffStanding => ({
  id,
  name,
  isOff: isOffIn(off, id),
  until: off[id] ?? null,
});

/** What is off when some of the ids that there are have been switched; what is no more is forgotten. */
const switched = (
  off: OffIds,
  { ids, there }: { ids: readonly string[]; there: readonly string[] },
  { isOff, until }: After,
): OffIds =>
  Object.fromEntries(
    there.flatMap((id): [string, Instant | null][] => {
      if (ids.includes(id)) return isOff ? [[id, until]] : [];
      return isOffIn(off, id) ? [[id, off[id] ?? null]] : [];
    }),
  );

/** Switches sizes of dishes. Gives how those that there are stood before. */
export const switchSizes = async (
  query: Query,
  store: OfStore,
  sizes: readonly Size[],
  after: After,
): Promise<OffStanding[]> => {
  if (sizes.length === 0) return [];
  const dishes = await lockSizes(
    query,
    store,
    sizes.map(({ productId }) => productId),
  );
  const wanted = dishes.map(({ id, name, skus, off }) => {
    const ids = sizes.filter(({ productId }) => productId === id).map(({ skuId }) => skuId);
    const there = skus.map((sku) => sku.id);
    return {
      id,
      before: skus
        .filter((sku) => ids.includes(sku.id))
        .map((sku) => standingIn(off, sku.id, named(name, sku.name))),
      off: switched(off, { ids, there }, after),
    };
  });
  await setSizesOff(
    query,
    store,
    wanted.map(({ id, off }) => ({ id, off })),
  );
  return wanted.flatMap(({ before }) => before);
};

/** Switches options of a store for all dishes that have them. Gives how those that there are stood before. */
export const switchOptions = async (
  query: Query,
  store: OfStore,
  ids: readonly string[],
  after: After,
): Promise<OffStanding[]> => {
  if (ids.length === 0) return [];
  const { groups, off } = await storeOptions(query, store, { lock: true });
  const there = groups.flatMap(({ values }) => values.map(({ id }) => id));
  await setOptionsOff(query, store, switched(off, { ids, there }, after));
  return groups.flatMap(({ name, values }) =>
    values
      .filter(({ id }) => ids.includes(id))
      .map((value) => standingIn(off, value.id, named(name, value.name))),
  );
};
