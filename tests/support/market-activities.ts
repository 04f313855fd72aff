import type { Param } from '#server/db/db.ts';
import type { ActivityKind, ActivityRules } from '#server/modules/catalogue/index.ts';
import { TEST_MARKET } from './market-store.ts';

/** The row of an activity that is on at the test market without end. */
export const activityRow = <K extends ActivityKind>(
  id: string,
  kind: K,
  rules: ActivityRules[K],
): Readonly<Record<string, Param>> => ({
  merchant_id: TEST_MARKET.merchantId,
  store_id: TEST_MARKET.id,
  id,
  kind,
  position: 0,
  starts_at: 0,
  ends_at: null,
  rules: JSON.stringify(rules),
});

/** What an activity leaves to the offers beside it: all. */
export const SHARES = { shareVoucher: true, shareFullDiscount: true, shareFullReduction: true };
/** A composite without limits. */
export const UNLIMITED = {
  stock: -1,
  joinLimit: -1,
  joinLimitQuantity: -1,
  orderProductStyleLimit: false,
  orderProductStyleLimitQuantity: -1,
};

type Gift = {
  /** What is given, and how many pieces of it for how many soaps. */
  productId: string;
  pieces: number;
  soaps: number;
  isDouble?: boolean;
  /** So many pieces are to be given away. */
  stock: number;
  /** How often a guest may join, and how often in one order. */
  joins?: number;
  joinsAnOrder?: number;
};

/** Pieces of a product for soaps; without limits unless they are named. */
export const giftRules = ({
  productId,
  pieces,
  soaps,
  isDouble = false,
  stock,
  joins = -1,
  joinsAnOrder = -1,
}: Gift): ActivityRules['buyGift'] => ({
  name: { zh: 'Gift', en: 'Gift' },
  productIds: ['soap'],
  limits: [
    {
      limitQuantity: soaps,
      gifts: [{ productId, giftQuantity: pieces }],
      isDouble,
      isWhatever: false,
    },
  ],
  singleOrderJoinCount: joinsAnOrder,
  joinCount: joins,
  stock: { [productId]: stock },
});
