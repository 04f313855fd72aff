import type { Cents } from '../../kernel/money.ts';

/** From `weight` kg on (3 decimals), each started kg costs `cost` (spec 002 §3, decision J4). */
export type WeightStair = { readonly weight: number; readonly cost: Cents };
/** From a goods amount of `amount` on, the base fee is `cost` (spec 002 §3, decision J2). */
export type CostStair = { readonly amount: Cents; readonly cost: Cents };
/**
 * From `distance` km on, each started km costs `unitCost`, or `unitPassBridgeCost`, when there is
 * one, across a bridge (spec 002 §3, decision J5).
 */
export type DistanceStair = {
  readonly distance: number;
  readonly unitCost: Cents;
  readonly unitPassBridgeCost?: Cents | null | undefined;
};

/**
 * What a store charges for delivery, as the wire names it, money in cents and weights in kg (spec 002
 * §3). A switch that is missing is off; missing stairs are none; `limitWeight` 0 or missing means
 * no limit of the store's own.
 */
export type DeliveryPlan = {
  readonly amount: Cents;
  readonly limitWeight?: number | null | undefined;
  readonly baseWeight?: number | null | undefined;
  readonly overWeightEnable?: boolean | null | undefined;
  readonly overWeightStairs?: readonly WeightStair[] | null | undefined;
  readonly costStairs?: readonly CostStair[] | null | undefined;
  readonly freshEnable?: boolean | null | undefined;
  readonly freshCost?: Cents | null | undefined;
  readonly passBridgeEnable?: boolean | null | undefined;
  readonly passBridgeCost?: Cents | null | undefined;
  readonly distanceEnable?: boolean | null | undefined;
  readonly distanceStairs?: readonly DistanceStair[] | null | undefined;
};

/**
 * A tier of a delivery-fee promotion: `amount` off from goods of `limitAmount` on (spec 002 §3).
 */
export type DeliveryTier = { readonly limitAmount: Cents; readonly amount: Cents };

/**
 * A delivery-fee promotion as the wire names it, money in cents (spec 002 §3). `activityType` 1 is
 * free for all; any other goes by its tiers. The two `isContain…` decide what beyond the base it
 * may pay for (decision J9).
 */
export type DeliveryOffer = {
  readonly activityType: number;
  readonly deliveryDetails?: readonly DeliveryTier[] | null | undefined;
  readonly isContainAddAmtn?: boolean | null | undefined;
  readonly isContainOverWeightAmtn?: boolean | null | undefined;
  readonly isMerchantShare?: boolean | null | undefined;
};

/**
 * The market's and the merchant's offer on one order; `shared` when both may be used at once
 * (decision J8).
 */
export type DeliveryOffers = {
  readonly market?: DeliveryOffer | null | undefined;
  readonly merchant?: DeliveryOffer | null | undefined;
  readonly shared: boolean;
};

/**
 * `isMerchantShare` of the market's offer decides whether the merchant's comes on top; without it
 * only the better one counts (spec 002 §9).
 */
export const deliveryOffers = (
  market: DeliveryOffer | null | undefined,
  merchant: DeliveryOffer | null | undefined,
): DeliveryOffers => ({ market, merchant, shared: Boolean(market?.isMerchantShare) });

/**
 * What an order brings to the fee: goods after order-level reductions and before vouchers (decision
 * J3), kg with 3 decimals, metres.
 */
export type DeliveryInput = {
  readonly goodsCents: Cents;
  readonly weightKg: number;
  readonly distanceMeters: number;
  readonly crossesBridge: boolean;
  readonly hasFresh: boolean;
  readonly plan: DeliveryPlan;
  readonly offers: DeliveryOffers;
};

/**
 * Goods amounts above the present one at which the fee may fall: stairs of the plan and tiers of
 * its promotions, each once, the nearest first.
 */
export const thresholdsAbove = ({
  goodsCents,
  plan,
  offers: { market, merchant },
}: Pick<DeliveryInput, 'goodsCents' | 'plan' | 'offers'>): Cents[] => {
  const amounts = [
    ...(plan.costStairs ?? []).map(({ amount }) => amount),
    ...[market, merchant]
      .flatMap((offer) => offer?.deliveryDetails ?? [])
      .map(({ limitAmount }) => limitAmount),
  ];
  return [...new Set(amounts)].filter((amount) => amount > goodsCents).toSorted((a, b) => a - b);
};

/** A part of the delivery fee. */
export type DeliveryPartKind = 'base' | 'overweight' | 'distance' | 'fresh' | 'bridge';
/** A part of the delivery fee and its amount. */
export type DeliveryPart = { readonly kind: DeliveryPartKind; readonly cents: Cents };
