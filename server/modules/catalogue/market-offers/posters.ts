import type { Context, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { withBelow } from '../market/classes.ts';
import { marketSight, rowsOf, type MarketSight } from '../market/load.ts';
import { marketClasses } from '../market/store-goods-repo.ts';
import type { TakeoutActivityOf } from '../store/activity-rules.ts';
import { productsByIds, type TakeoutProduct } from '../store/menu-repo.ts';
import { postersUp } from '../store/posters.ts';

type Poster = TakeoutActivityOf<'poster'>;
/** Goods that come with a poster at first. */
const FIRST = 6;

/** The goods of some posters that are on the shelf, in the order of the store. */
const goodsOf = async (
  { deps }: Context<'guest'>,
  { store }: MarketSight,
  posters: readonly Poster[],
): Promise<TakeoutProduct[]> => {
  const ids = [...new Set(posters.flatMap(({ rules }) => rules.productIds))];
  const found = ids.length === 0 ? [] : await productsByIds(deps.db.query, store, ids);
  return found.filter(({ isShelf }) => isShelf);
};

const ofPoster = ({ rules }: Poster, goods: readonly TakeoutProduct[]): TakeoutProduct[] =>
  goods.filter(({ id }) => rules.productIds.includes(id));

const loaded = async (context: Context<'guest'>, storeId: string) => {
  const sight = await marketSight(context, storeId);
  const posters = await postersUp(context.deps.db.query, sight.store, sight.offers.activities);
  return { sight, posters };
};

const posterOrRefuse = (posters: readonly Poster[], posterId: string): Poster =>
  posters.find(({ id }) => id === posterId) ?? refuse('BAD_REQUEST', { issues: ['posterId'] });

export const posterStatus: Handlers['marketPosterStatus'] = async (context, { storeId }) => {
  const { sight, posters } = await loaded(context, storeId);
  const goods = await goodsOf(context, sight, posters);
  return {
    result: posters.map((poster) => ({
      id: poster.id,
      isShow: ofPoster(poster, goods).some(({ stock }) => stock !== 0),
    })),
  };
};

export const posterProducts: Handlers['marketPosterProducts'] = async (context, { storeId }) => {
  const { sight, posters } = await loaded(context, storeId);
  const goods = await goodsOf(context, sight, posters);
  return {
    result: posters.map((poster) => ({
      id: poster.id,
      posterName: context.pick(poster.rules.name),
      imgUrl: poster.rules.picture,
      products: rowsOf(context, sight, ofPoster(poster, goods).slice(0, FIRST)),
    })),
  };
};

export const posterClasses: Handlers['marketPosterClasses'] = async (
  context,
  { storeId, posterId },
) => {
  const { sight, posters } = await loaded(context, storeId);
  const poster = posterOrRefuse(posters, posterId);
  const goods = await goodsOf(context, sight, [poster]);
  const all = await marketClasses(context.deps.db.query, sight.store);
  return {
    result: all.flatMap(({ id, name }) => {
      const productCount = goods.filter(({ classifyId }) => classifyId === id).length;
      return productCount === 0
        ? []
        : [{ classifyId: id, classifyName: context.pick(name), productCount }];
    }),
  };
};

export const posterClassProducts: Handlers['marketPosterClassProducts'] = async (
  context,
  { storeId, classifyId, posterId },
) => {
  const { sight, posters } = await loaded(context, storeId);
  const asked = posterId === undefined ? posters : [posterOrRefuse(posters, posterId)];
  const below = withBelow(await marketClasses(context.deps.db.query, sight.store), classifyId);
  if (below.length === 0) return refuse('BAD_REQUEST', { issues: ['classifyId'] });
  const goods = await goodsOf(context, sight, asked);
  return {
    result: rowsOf(
      context,
      sight,
      goods.filter((product) => below.includes(product.classifyId)),
    ),
  };
};
