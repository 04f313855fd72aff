import type { Context, Handlers } from '#server/kit/context.ts';
import { catalogueOf } from './catalogue.ts';
import type { Category } from './item-repo.ts';

const rowOf = ({ id, name, picture }: Category, pick: Context['pick']) => ({
  categoryId: id,
  categoryName: pick(name),
  imgUrl: picture,
});

/** The categories of the whole market, three levels. */
export const marketCategories: Handlers['marketCategories'] = async ({ deps, pick }) => {
  const { below } = await catalogueOf(deps.db);
  const under = (id: string): readonly Category[] => below.get(id) ?? [];
  return {
    result: under('').map((first) => ({
      ...rowOf(first, pick),
      children: under(first.id).map((second) => ({
        ...rowOf(second, pick),
        children: under(second.id).map((third) => rowOf(third, pick)),
      })),
    })),
  };
};
