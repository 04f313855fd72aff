import type { Context, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { storeOrRefuse } from '../store/load.ts';
import { marketClasses, type ClassLink, type MarketClass } from './store-goods-repo.ts';

type Pick = Context['pick'];

const rowOf = (
  { id, parentId, name, picture, own }: MarketClass,
  all: readonly MarketClass[],
  pick: Pick,
) => ({
  classifyId: id,
  parentId,
  classifyName: pick(name),
  imgUrl: picture,
  isLeaf: !all.some((other) => other.parentId === id),
  productCount: own,
});
type ClassRow = ReturnType<typeof rowOf>;
export type ClassTree = ClassRow & { children: ClassTree[] };

/** The classes below one as trees, '' for the first level. A class with nothing on the shelf in it or below it is left out. */
export const classTrees = (
  all: readonly MarketClass[],
  parentId: string,
  pick: Pick,
): ClassTree[] =>
  all
    .filter((one) => one.parentId === parentId)
    .map((one) => ({ ...rowOf(one, all, pick), children: classTrees(all, one.id, pick) }))
    .filter(({ productCount, children }) => productCount > 0 || children.length > 0);

/** A class and all below it, from above; none where the store has no such class. */
export const withBelow = (all: readonly ClassLink[], classId: string): string[] =>
  all.some(({ id }) => id === classId)
    ? [
        classId,
        ...all
          .filter(({ parentId }) => parentId === classId)
          .flatMap(({ id }) => withBelow(all, id)),
      ]
    : [];

/** The ids to list products of a class by; a class that the store does not have is refused. */
export const classIdsOrRefuse = (all: readonly ClassLink[], classId: string): string[] => {
  const ids = withBelow(all, classId);
  return ids.length > 0 ? ids : refuse('BAD_REQUEST', { issues: ['classifyId'] });
};

export const classify: Handlers['marketClassify'] = async ({ deps, pick, now }, { storeId }) => {
  const store = await storeOrRefuse(deps.db.query, storeId, 'market');
  const all = await marketClasses(deps.db.query, store);
  return { storeId: store.id, classifies: classTrees(all, '', pick), serverTime: now };
};

export const categoryMenu: Handlers['marketCategoryMenu'] = async (
  { deps, pick },
  { storeId, classifyId },
) => {
  const store = await storeOrRefuse(deps.db.query, storeId, 'market');
  const all = await marketClasses(deps.db.query, store);
  classIdsOrRefuse(all, classifyId);
  return { classifies: classTrees(all, classifyId, pick) };
};
