import * as z from 'zod/mini';
import { ALLERGENS } from '../../codes/allergen.ts';
import type { Id, ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, page, paging } from '../wire.ts';
import { decorCount } from './group-store.ts';

const ofStore = { storeId: id<StoreId>() };
const ofOneStore = {
  caller: 'guest',
  failure: 'silent',
  repeat: 'read',
  errors: ['STORE_NOT_FOUND'],
  request: z.object(ofStore),
} as const;

/** Kinds of covers of a store's page. */
export const COVER_KINDS = ['IMG', 'VIDEO'] as const;
/** Kinds of blocks of a store's story. */
export const STORY_BLOCKS = ['HEAD', 'TEXT', 'IMG'] as const;
/** Most pieces of the showcase of one store. */
export const SHOWCASE_MOST = 300;

/** A piece of the showcase: not for sale, its price is for information (decision GA9). */
export const showcaseItem = z.object({
  id: id<Id<'showcase'>>(),
  name: z.string(),
  imgUrl: z.string(),
  referencePrice: z.nullable(dollars),
  tags: z.array(z.string()),
});

/** What a store shows of itself (spec 002 §7): covers, story, showcase, signature items. */
export const groupDecorCalls = {
  groupDecorCount: call('/group/store/decor/decorCount', {
    ...ofOneStore,
    summary: 'How many covers, stories, showcase pieces and signature items a store has',
    reply: decorCount,
  }),
  /** `posterUrl`: the still of a video, '' for a picture. */
  groupDecorCovers: call('/group/store/decor/getCoverImgList', {
    ...ofOneStore,
    summary: 'The pictures and videos at the top of a store’s page',
    reply: z.object({
      result: z.array(
        z.object({
          id: z.string(),
          imgUrl: z.string(),
          kind: z.enum(COVER_KINDS),
          posterUrl: z.string(),
        }),
      ),
    }),
  }),
  /** `text` is plain text, shown as it is; `imgUrl` is '' but for pictures. No blocks: no story. */
  groupDecorStory: call('/group/store/decor/getStory', {
    ...ofOneStore,
    summary: 'The story of a store, block by block',
    reply: z.object({
      title: z.string(),
      blocks: z.array(
        z.object({ kind: z.enum(STORY_BLOCKS), text: z.string(), imgUrl: z.string() }),
      ),
    }),
  }),
  groupDecorProductsForCover: call('/group/store/decor/getProductsForCover', {
    ...ofOneStore,
    summary: 'The first pieces of a store’s showcase, at most six',
    reply: z.object({ result: z.array(showcaseItem) }),
  }),
  groupDecorCategories: call('/group/store/decor/getProductCategory', {
    ...ofOneStore,
    summary: 'Categories of a store’s showcase with their numbers; empty ones are left out',
    reply: z.object({ result: z.array(z.object({ id: z.string(), name: z.string(), count })) }),
  }),
  groupDecorProducts: call('/group/store/decor/getProductList', {
    ...ofOneStore,
    summary: 'The showcase of a store, of one category or all, in the order of its categories',
    request: z.object({ ...ofStore, categoryId: z.optional(id<Id<'category'>>()), ...paging }),
    reply: page(z.object({ ...showcaseItem.shape, categoryId: z.string() })),
  }),
  /**
   * `allergens`: what it may contain, null where the store has not said. `dealIds`: deals of the
   * store that contain it.
   */
  groupDecorProduct: call('/group/store/decor/getProduct', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'One piece of a store’s showcase',
    errors: ['PRODUCT_NOT_FOUND'],
    request: z.object({ id: id<Id<'showcase'>>() }),
    reply: z.object({
      ...showcaseItem.shape,
      ...ofStore,
      storeName: z.string(),
      pictures: z.array(z.string()),
      description: z.string(),
      allergens: z.nullable(z.array(z.enum(ALLERGENS))),
      dealIds: z.array(id<ProductId>()),
    }),
  }),
  groupDecorSpecialities: call('/group/store/decor/getSpeciality', {
    ...ofOneStore,
    summary: 'The signature items of a store',
    reply: z.object({
      result: z.array(z.object({ name: z.string(), imgUrl: z.string(), text: z.string() })),
    }),
  }),
};
