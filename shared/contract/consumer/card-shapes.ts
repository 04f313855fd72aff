import * as z from 'zod/mini';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { count, dollars, id, instant, lat, lon } from '../wire.ts';

/**
 * Where the caller is; the client adds it to every body (spec 000 §7). Without it the headers'
 * place is used, then the map's start.
 */
export const located = { lat: z.optional(lat), lon: z.optional(lon) };

/** What a store has on, in a few words. */
const label = z.object({ text: z.string(), tone: z.enum(['offer', 'plain']) });

/**
 * A store in a list. `deliveryFee` is the fee from the threshold on for this very place,
 * null where it does not deliver; `deliveryText` names what lowers it, or is empty. `serviceText`
 * names the holiday and late-night fees of an order now, or is empty. `minutes`:
 * until it is at the door, or can be collected where it does not deliver. `perCapita` null: what a
 * visit costs is not known, as at a supermarket. `isFaraway`: it delivers, but not here.
 * `openingTime`: when it opens next, if it is not open.
 */
const card = {
  storeId: id<StoreId>(),
  storeName: z.string(),
  imgUrl: z.string(),
  classifyName: z.string(),
  distance: count,
  score: z.nullable(z.number()),
  ratingCount: count,
  saleQtyTotal: count,
  sendPrice: dollars,
  deliveryFee: z.nullable(dollars),
  deliveryText: z.string(),
  serviceText: z.string(),
  minutes: count,
  perCapita: z.nullable(dollars),
  deliveryType: z.int(),
  pickup: z.boolean(),
  qualityDelivery: z.boolean(),
  isFaraway: z.boolean(),
  isNew: z.boolean(),
  closedType: z.int(),
  showType: z.int(),
  reserveType: z.int(),
  openingTime: z.nullable(instant),
  labels: z.array(label),
};
/** A store in a list. */
export const storeCard = z.object(card);
/** A store in a list. */
export type StoreCard = z.output<typeof storeCard>;

/**
 * A dish on a store's card. `originalPrice`: what it costs without its offer, null when it has
 * none.
 */
export const dishOfCard = z.object({
  productId: id<ProductId>(),
  productName: z.string(),
  imgUrl: z.string(),
  price: dollars,
  originalPrice: z.nullable(dollars),
});
/** The dishes on a store’s card. */
export const dishesOfCard = z.array(dishOfCard);

/** A store with dishes of it: those that are found, or those that are on sale. */
export const storeWithDishes = z.object({ ...card, products: dishesOfCard });

/**
 * An entry of the merged list (spec 001 §4): `isAd` is paid for, `closing` takes no orders now;
 * such an entry is dropped unless it takes pre-orders (`reserve`) and has an opening time.
 */
export const clickGoldEntry = z.object({
  ...card,
  isAd: z.boolean(),
  closing: z.boolean(),
  reserve: z.boolean(),
});
/** An entry of the merged list of the home. */
export type ClickGoldEntry = z.output<typeof clickGoldEntry>;

/** Where a banner or category leads (spec 000 §3). */
export const jumpFields = {
  jumpVersion: z.nullable(z.int()),
  skipType: z.nullable(z.int()),
  skipAddress: z.nullable(z.string()),
  skipParameter: z.nullable(z.string()),
  classifyId: z.nullable(z.string()),
};

/**
 * A banner (spec 001 §3). Shown only with its second picture, `newBannerImage2`. `text` and `tone`
 * are what is written on it, and its ground.
 */
export const banner = z.object({
  id: z.string(),
  bannerName: z.string(),
  text: z.string(),
  tone: z.string(),
  bannerImage: z.string(),
  newBannerImage2: z.nullable(z.string()),
  ...jumpFields,
});
/** A banner. */
export type Banner = z.output<typeof banner>;
