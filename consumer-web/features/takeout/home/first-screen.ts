import type { Banner, DealStore, Dish } from '../../../domain/store/model.ts';

/** How many deals a first screen shows: they come first, and so do their pictures. */
export const FIRST_DEALS = 3;

export type Deal = { dish: Dish; store: DealStore };
export const dealsOf = (stores: readonly DealStore[]): readonly Deal[] =>
  stores.flatMap((store) => store.products.map((dish) => ({ dish, store })));

type Shown = Banner & { newBannerImage2: string };
/** Those without a second picture are not shown (spec 001 §5). */
export const shownBanners = (banners: readonly Banner[]): readonly Shown[] =>
  banners.filter((banner): banner is Shown => banner.newBannerImage2 !== null);
