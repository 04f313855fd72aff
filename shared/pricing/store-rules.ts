import type { StoreRules } from './price-input.ts';
import { ZERO, type Cents } from '../kernel/money.ts';
import { UNLIMITED } from '../cart/cart-line.ts';

/** A store's limits as the wire has them: any of them may be missing. Money decoded to cents. */
export type WireStoreRules = {
  id: string;
  sendPrice?: Cents | null | undefined;
  discountLimitType?: number | null | undefined;
  discountLimitQty?: number | null | undefined;
  seckillLimitQty?: number | null | undefined;
  halfPriceLimitQty?: number | null | undefined;
};

/**
 * The facts of a store that prices depend on, from the wire: a missing limit is -1, and discount
 * limit type 0 means unlimited (spec 002 §3, §9).
 */
export const storeRules = (wire: WireStoreRules): StoreRules => {
  const discountLimitType = wire.discountLimitType ?? 0;
  return {
    storeId: wire.id,
    sendPrice: wire.sendPrice ?? ZERO,
    discountLimitType,
    discountLimitQty: discountLimitType === 0 ? UNLIMITED : (wire.discountLimitQty ?? UNLIMITED),
    seckillLimitQty: wire.seckillLimitQty ?? UNLIMITED,
    halfPriceLimitQty: wire.halfPriceLimitQty ?? UNLIMITED,
  };
};
