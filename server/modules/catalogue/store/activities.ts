import { fullGiftDateType } from '#shared/codes/full-gift.ts';
import { instant } from '#shared/kernel/time.ts';
import { isFullGiftActive } from '#shared/validate/full-gift.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import type { ActivityKind, TakeoutActivityOf } from './activity-rules.ts';
import { fullActivities } from './full-activities.ts';
import { storeOrRefuse } from './load.ts';
import { ofKind } from './of-kind.ts';
import { activitiesOfStore } from './menu-repo.ts';
import { giftTiers } from './present.ts';
import { forReply } from './writable.ts';

const activitiesOf = async ({ deps, now }: Context<'guest'>, storeId: string) => {
  const store = await storeOrRefuse(deps.db.query, storeId);
  return activitiesOfStore(deps.db.query, store, now);
};

const ofStore = async <K extends ActivityKind>(
  context: Context<'guest'>,
  storeId: string,
  kind: K,
): Promise<TakeoutActivityOf<K>[]> => ofKind(await activitiesOf(context, storeId), kind);

export const fullGift: Handlers['activityFullGift'] = async (context, { storeId }) => {
  const [found] = await ofStore(context, storeId, 'fullGift');
  if (!found) return { fullGift: null };
  const { id, startsAt, endsAt, rules } = found;
  const always = rules.dateType === fullGiftDateType.codes.always;
  const gift = {
    id,
    activityName: context.pick(rules.name),
    dateType: rules.dateType,
    startDate: always ? null : instant(startsAt),
    endDate: always || endsAt === null ? null : instant(endsAt),
    fullGiftDetails: giftTiers(found, context.pick),
  };
  return { fullGift: isFullGiftActive(gift, context.now) ? gift : null };
};

export const selfTake: Handlers['activitySelfTake'] = async (context, { storeId }) => {
  const [found] = await ofStore(context, storeId, 'selfTake');
  return {
    selfTake: found
      ? {
          id: found.id,
          discountRate: found.rules.discountRate,
          limitAmount: found.rules.limitAmount,
          activityName: context.pick(found.rules.name),
        }
      : null,
  };
};

export const placeOrderVoucher: Handlers['activityPlaceOrderVoucher'] = async (
  context,
  { storeId },
) => {
  const [found] = await ofStore(context, storeId, 'fullReturn');
  return {
    fullReturn: found
      ? {
          id: found.id,
          activityName: context.pick(found.rules.name),
          details: found.rules.details.map((detail) => ({ ...detail })),
        }
      : null,
  };
};

/** The full activities of a store; of a supermarket where `kind` says so. */
export const fullHandler =
  (kind?: 'market'): Handlers['activityFull'] =>
  async (context, { storeId }) => {
    const { query } = context.deps.db;
    const store = await storeOrRefuse(query, storeId, kind);
    const activities = await activitiesOfStore(query, store, context.now);
    return {
      result: fullActivities(store, activities).map(({ id, rules }) => ({
        activityName: context.pick(rules.name),
        activity: forReply({ ...rules, id }),
      })),
    };
  };

type Offer = TakeoutActivityOf<'delivery'> | TakeoutActivityOf<'merchantDelivery'>;

const offerOf = ({ pick }: Context<'guest'>, { rules }: Offer) => ({
  activityName: pick(rules.name),
  activity: forReply(rules),
});

export const merchantDelivery: Handlers['activityMerchantDelivery'] = async (
  context,
  { storeId },
) => {
  const [found] = await ofStore(context, storeId, 'merchantDelivery');
  return { delivery: found ? offerOf(context, found) : null };
};

export const deliveryList: Handlers['activityMerchantDeliveryList'] = async (
  context,
  { storeId },
) => {
  const activities = await activitiesOf(context, storeId);
  const platform = ofKind(activities, 'delivery');
  const own = ofKind(activities, 'merchantDelivery');
  return {
    result: [
      ...platform.map((found) => ({ ...offerOf(context, found), isPlatform: true })),
      ...own.map((found) => ({ ...offerOf(context, found), isPlatform: false })),
    ],
  };
};

export const deliveryPlan: Handlers['activityDelivery'] = async (context, { storeId }) => {
  const store = await storeOrRefuse(context.deps.db.query, storeId);
  const [found] = await ofStore(context, storeId, 'delivery');
  return {
    plan: forReply(store.facts.plan),
    reachMeters: store.reachMeters,
    delivery: found ? offerOf(context, found) : null,
  };
};
