import { known } from './define.ts';

/** Takeout and its orders (spec 000 §2, spec 001 §2). Home, Store, CategoriesDetail, Search, Categories and goodsStore let visitors in (decision M1). */
export const knownTakeout = {
};
