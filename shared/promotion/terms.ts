import type { FullScope, FullWay, StorePromotionKind } from '../codes/store-promotion.ts';
import type { Cents } from '../kernel/money.ts';

/** A dish at a price of its own. `stock`: pieces at it, -1 no limit. */
export type PromotionDish = { productId: string; price: Cents; stock: number };

/**
 * What a promotion of a store does, as its form says it. Limits are pieces, -1 is none; `percent` is
 * what is taken off, 1 to 99; `from` is the amount of goods from which it counts.
 */
export type PromotionTerms =
  | {
      kind: 'full';
      way: FullWay;
      /** `off` counts where the way is `OFF`, `percent` where it is `PERCENT`. */
      tiers: readonly { from: Cents; off: Cents; percent: number }[];
      /** One of these at most; all empty: every dish (`fullScopeOf`). A class counts with those below it. */
      productIds: readonly string[];
      classIds?: readonly string[];
      brandIds?: readonly string[];
      withVouchers: boolean;
    }
  | {
      kind: 'discount';
      dishes: readonly PromotionDish[];
      orderLimit: number;
      userLimit: number;
      withVouchers: boolean;
      withFull: boolean;
    }
  | {
      kind: 'flash';
      dishes: readonly PromotionDish[];
      /** Minutes of every day; 1440 is midnight. */
      fromMinute: number;
      toMinute: number;
      /** Pieces of a guest and day. */
      userLimit: number;
    }
  | {
      kind: 'purchase';
      productIds: readonly string[];
      from: Cents;
      price: Cents;
      stock: number;
      userLimit: number;
      orderLimit: number;
      withVouchers: boolean;
      withFull: boolean;
    }
  | {
      kind: 'fullGift';
      tiers: readonly {
        from: Cents;
        gift: { zh: string; en: string };
        pieces: number;
        stock: number;
      }[];
    }
  | {
      kind: 'fullReturn';
      /** The voucher is worth `voucher`, from an order of `voucherFrom` on, for `days`. */
      tiers: readonly { from: Cents; voucher: Cents; voucherFrom: Cents; days: number }[];
    }
  | {
      kind: 'merchantDelivery';
      isFree: boolean;
      tiers: readonly { from: Cents; off: Cents }[];
      /** Also what distance, weight, fresh goods and bridges add to the fee. */
      coversAll: boolean;
    }
  | { kind: 'selfTake'; percent: number; from: Cents }
  | {
      kind: 'poster';
      /** The address of an upload. */
      picture: string;
      /** One class or one dish, which a tap leads to. */
      productIds: readonly string[];
      classIds: readonly string[];
    };

/** The terms of one kind. */
export type TermsOf<K extends StorePromotionKind> = Extract<PromotionTerms, { kind: K }>;

/** The dishes that a promotion names; none where it counts for all. */
export const dishesOf = (terms: PromotionTerms): string[] => {
  if ('dishes' in terms) return terms.dishes.map(({ productId }) => productId);
  return 'productIds' in terms ? [...terms.productIds] : [];
};

/** Which dishes a full-reduction counts, by the ids of what it names; none for every dish. */
export const fullScopeOf = ({
  productIds,
  classIds = [],
  brandIds = [],
}: Pick<TermsOf<'full'>, 'productIds' | 'classIds' | 'brandIds'>): {
  of: FullScope;
  ids: readonly string[];
} => {
  if (classIds.length > 0) return { of: 'CLASSES', ids: classIds };
  if (brandIds.length > 0) return { of: 'BRANDS', ids: brandIds };
  return productIds.length > 0 ? { of: 'DISHES', ids: productIds } : { of: 'ALL', ids: [] };
};

/** The classes and brands that a promotion names. */
export const groupsOf = (
  terms: PromotionTerms,
): { classIds: readonly string[]; brandIds: readonly string[] } => {
  if (terms.kind === 'poster') return { classIds: terms.classIds, brandIds: [] };
  const { classIds = [], brandIds = [] } = terms.kind === 'full' ? terms : {};
  return { classIds, brandIds };
};
