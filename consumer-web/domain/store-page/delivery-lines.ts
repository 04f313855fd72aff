import { distance } from '#shared/format/distance.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { DeliveryOffer, DeliveryPlan } from '#shared/pricing/delivery/delivery-plan.ts';
import type { T } from '../../lib/i18n.ts';
import { money } from '../cart/cart-words.ts';

type Line = readonly [name: string, text: string];
const KM = 1000;

const fee = (cost: DeliveryPlan['amount'], t: T): string =>
  cost === 0 ? t('shop.plan.free') : money(cost);

const base = ({ amount, costStairs }: DeliveryPlan, t: T): string =>
  [
    fee(costStairs?.find((stair) => stair.amount === 0)?.cost ?? amount, t),
    ...(costStairs ?? [])
      .filter((stair) => stair.amount > 0)
      .map((stair) => t('shop.plan.from', { at: money(stair.amount), fee: fee(stair.cost, t) })),
  ].join(t('shop.plan.join'));

const far = ({ distanceEnable, distanceStairs }: DeliveryPlan, t: T): string =>
  (distanceEnable ? (distanceStairs ?? []) : [])
    .map(({ distance: km, unitCost, unitPassBridgeCost }) => {
      const words = { from: distance(km * KM), fee: money(unitCost) };
      return typeof unitPassBridgeCost === 'number' && unitPassBridgeCost !== unitCost
        ? t('shop.plan.farBridge', { ...words, bridge: money(unitPassBridgeCost) })
        : t('shop.plan.far', words);
    })
    .join(t('shop.plan.join'));

const heavy = ({ overWeightEnable, overWeightStairs, limitWeight }: DeliveryPlan, t: T): string =>
  [
    ...(overWeightEnable ? (overWeightStairs ?? []) : []).map(({ weight, cost }) =>
      t('shop.plan.heavy', { from: weight, fee: money(cost) }),
    ),
    ...(limitWeight ? [t('shop.plan.limit', { limit: limitWeight })] : []),
  ].join(t('shop.plan.join'));

/** What a store asks for delivery, and how far it goes, a line a part; parts that are not charged are left out. */
export const planLines = (
  { plan, reachMeters }: { plan: DeliveryPlan; reachMeters: number },
  t: T,
): Line[] => {
  const { passBridgeEnable, passBridgeCost, freshEnable, freshCost } = plan;
  const plus = (isOn: boolean | null | undefined, cost: Cents | null | undefined): string =>
    isOn && cost ? t('shop.plan.plus', { fee: money(cost) }) : '';
  const lines: Line[] = [
    [t('shop.plan.reach'), t('shop.plan.reachText', { reach: distance(reachMeters) })],
    [t('shop.plan.base'), base(plan, t)],
    [t('shop.plan.distance'), far(plan, t)],
    [t('shop.plan.bridge'), plus(passBridgeEnable, passBridgeCost)],
    [t('shop.plan.fresh'), plus(freshEnable, freshCost)],
    [t('shop.plan.weight'), heavy(plan, t)],
  ];
  return lines.filter(([, text]) => text !== '');
};

/** What a delivery promotion gives. */
export const deliveryTexts = (
  { activity: { activityType, deliveryDetails } }: { activity: DeliveryOffer },
  t: T,
): string[] =>
  activityType === 1
    ? [t('shop.offers.deliveryAll')]
    : (deliveryDetails ?? []).map(({ limitAmount, amount }) =>
        t('shop.offers.deliveryOff', { at: money(limitAmount), off: money(amount) }),
      );
