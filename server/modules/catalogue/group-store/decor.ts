import { asId } from '#shared/kernel/ids.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  findShowcasePiece,
  showcaseCounts,
  showcaseOf,
  type ShowcasePiece,
} from './showcase-repo.ts';
import { groupStoreOrRefuse, type GroupStore } from './store-repo.ts';

/** Pieces of the showcase on the store's own page (spec 002 §7 `getProductsForCover`). */
const ON_COVER = 6;

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** How much a store shows of itself. */
export const decorCounts = ({ page }: GroupStore, showcase: ReadonlyMap<string, number>) => ({
  coverCount: page.covers.length,
  storyCount: page.story === null ? 0 : page.story.blocks.length,
  productCount: sum(showcase),
  specialityCount: page.specialities.length,
});

const pieceRow = (piece: ShowcasePiece, pick: Context['pick']) => ({
  id: piece.id,
  name: pick(piece.name),
  imgUrl: piece.picture,
  referencePrice: piece.price,
  tags: piece.facts.tags.map(pick),
});

export const decorCount: Handlers['groupDecorCount'] = async (
  {
    deps: {
      db: { query },
    },
  },
  { storeId },
) => {
  const store = await groupStoreOrRefuse(query, storeId);
  return decorCounts(store, await showcaseCounts(query, store));
};

export const covers: Handlers['groupDecorCovers'] = async ({ deps }, { storeId }) => {
  const { page } = await groupStoreOrRefuse(deps.db.query, storeId);
  return {
    result: page.covers.map(({ id, kind, url, poster }) => ({
      id,
      kind,
      imgUrl: url,
      posterUrl: poster,
    })),
  };
};

export const story: Handlers['groupDecorStory'] = async ({ deps, pick }, { storeId }) => {
  const { page } = await groupStoreOrRefuse(deps.db.query, storeId);
  return {
    title: page.story === null ? '' : pick(page.story.title),
    blocks: (page.story?.blocks ?? []).map(({ kind, text, url }) => ({
      kind,
      text: pick(text),
      imgUrl: url,
    })),
  };
};

export const specialities: Handlers['groupDecorSpecialities'] = async (
  { deps, pick },
  { storeId },
) => {
  const { page } = await groupStoreOrRefuse(deps.db.query, storeId);
  return {
    result: page.specialities.map(({ name, picture, text }) => ({
      name: pick(name),
      imgUrl: picture,
      text: pick(text),
    })),
  };
};

export const productsForCover: Handlers['groupDecorProductsForCover'] = async (
  {
    deps: {
      db: { query },
    },
    pick,
  },
  { storeId },
) => {
  const store = await groupStoreOrRefuse(query, storeId);
  const pieces = await showcaseOf(query, store, { categoryId: '', offset: 0, size: ON_COVER });
  return { result: pieces.map((piece) => pieceRow(piece, pick)) };
};

export const categories: Handlers['groupDecorCategories'] = async (
  {
    deps: {
      db: { query },
    },
    pick,
  },
  { storeId },
) => {
  const store = await groupStoreOrRefuse(query, storeId);
  const counts = await showcaseCounts(query, store);
  return {
    result: store.page.categories
      .map(({ id, name }) => ({ id, name: pick(name), count: counts.get(id) ?? 0 }))
      .filter(({ count }) => count > 0),
  };
};

/** One row more than asked shows whether there is a next page. */
export const products: Handlers['groupDecorProducts'] = async (
  {
    deps: {
      db: { query },
    },
    pick,
  },
  { storeId, categoryId = '', offset, size },
) => {
  const store = await groupStoreOrRefuse(query, storeId);
  const pieces = await showcaseOf(query, store, { categoryId, offset, size: size + 1 });
  const shown = pieces.slice(0, size);
  return {
    result: shown.map((piece) => ({ ...pieceRow(piece, pick), categoryId: piece.categoryId })),
    next: pieces.length > size,
    nextOffset: offset + shown.length,
  };
};

export const product: Handlers['groupDecorProduct'] = async (
  {
    deps: {
      db: { query },
    },
    pick,
  },
  { id },
) => {
  const piece = (await findShowcasePiece(query, id)) ?? refuse('PRODUCT_NOT_FOUND');
  const store = await groupStoreOrRefuse(query, piece.storeId);
  const { pictures, description, allergens, dealIds } = piece.facts;
  return {
    ...pieceRow(piece, pick),
    storeId: store.id,
    storeName: pick(store.name),
    pictures: pictures.length > 0 ? pictures : [piece.picture],
    description: pick(description),
    allergens,
    dealIds: dealIds.map((dealId) => asId(dealId)),
  };
};
