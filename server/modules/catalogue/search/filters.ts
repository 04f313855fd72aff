import { storeDeliveryType } from '#shared/codes/delivery-type.ts';
import type { Bilingual, Handlers } from '#server/kit/context.ts';
import { nearIndex } from '../near/near-index.ts';
import { categories, labels } from './search-repo.ts';

const say = (zh: string, en: string): Bilingual => ({ zh, en });
type Bound = { id: string; name: Bilingual; from: number; to: number | null };

/** Ids are what the list's request calls them. */
const OPTIONS = {
  deliveryTypes: [
    { id: String(storeDeliveryType.codes.platform), name: say('平台配送', 'Delivered by riders') },
    {
      id: String(storeDeliveryType.codes.merchant),
      name: say('店舖自送', 'Delivered by the store'),
    },
  ],
  discountList: [
    { id: 'fullReduction', name: say('滿減優惠', 'Spend and save') },
    { id: 'discount', name: say('折扣與搶購', 'Discounts') },
    { id: 'storeCoupon', name: say('店舖券', 'Store vouchers') },
  ],
  qualityList: [{ id: 'qualityDelivery', name: say('優選商家', 'Preferred') }],
  storeList: [
    { id: 'isOpen', name: say('營業中', 'Open now') },
    { id: 'pickup', name: say('可自取', 'Pickup') },
    { id: 'isNew', name: say('新店', 'New') },
  ],
} as const;

const BOUNDS = {
  deliveryTime: [30, 45, 60].map((to): Bound => ({
    id: String(to),
    name: say(`${to} 分鐘內`, `Within ${to} min`),
    from: 0,
    to,
  })),
  distance: [1000, 3000, 5000].map((to): Bound => ({
    id: String(to),
    name: say(`${to / 1000} 公里內`, `Within ${to / 1000} km`),
    from: 0,
    to,
  })),
  priceInterval: [
    { id: '0-30', name: say('$30 以下', 'Under $30'), from: 0, to: 30 },
    { id: '30-60', name: say('$30–60', '$30–60'), from: 30, to: 60 },
    { id: '60-100', name: say('$60–100', '$60–100'), from: 60, to: 100 },
    { id: '100-', name: say('$100 以上', 'Over $100'), from: 100, to: null },
  ],
} satisfies Record<string, readonly Bound[]>;

/** What the list can be narrowed to; an option that fits no store of the city is not to be shown. */
export const nearFrontFilter: Handlers['nearFrontFilter'] = async ({ deps, pick }) => {
  const [entries, classes] = await Promise.all([nearIndex.get(deps.db), categories(deps.db.query)]);
  const shown: Readonly<Record<string, boolean>> = {
    fullReduction: entries.some((entry) => entry.hasFullReduction),
    discount: entries.some((entry) => entry.hasDiscount),
    storeCoupon: entries.some((entry) => entry.hasCoupon),
    qualityDelivery: entries.some((entry) => entry.isQuality),
    isOpen: true,
    pickup: entries.some((entry) => entry.hasPickup),
    isNew: true,
    1: entries.some((entry) => entry.deliveryType === 1),
    2: entries.some((entry) => entry.deliveryType === 2),
  };
  const options = (of: readonly { id: string; name: Bilingual }[]) =>
    of.map(({ id, name }) => ({ id, name: pick(name), showCustom: shown[id] ?? false }));
  const bounds = (of: readonly Bound[]) => of.map((one) => ({ ...one, name: pick(one.name) }));
  return {
    deliveryTypes: options(OPTIONS.deliveryTypes),
    discountList: options(OPTIONS.discountList),
    qualityList: options(OPTIONS.qualityList),
    storeList: options(OPTIONS.storeList),
    categroyList: classes
      .filter(({ parentId }) => parentId === '')
      .map(({ id, name }) => ({ id, name: pick(name) })),
    deliveryTime: bounds(BOUNDS.deliveryTime),
    distance: bounds(BOUNDS.distance),
    priceInterval: bounds(BOUNDS.priceInterval),
  };
};

export const nearLabelList: Handlers['nearLabelList'] = async ({ deps, pick }) => ({
  result: (await labels(deps.db.query, 'takeout')).map(({ id, name, isShow, sort }) => ({
    id,
    labelName: pick(name),
    isShow,
    sort,
  })),
});

const classesBelow = async (
  { deps, pick }: Parameters<Handlers['classifyParentList']>[0],
  parent: string,
) => {
  const [entries, classes] = await Promise.all([nearIndex.get(deps.db), categories(deps.db.query)]);
  const own = classes.find(({ id }) => id === parent);
  const result = classes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, name, image }) => ({
      id,
      classifyName: pick(name),
      imgUrl: image,
      storeCount: entries.filter((entry) => entry.categories.includes(id)).length,
    }));
  return { classifyName: own ? pick(own.name) : '', parentId: own?.parentId ?? '', result };
};

export const classifyParentList: Handlers['classifyParentList'] = async (context) => ({
  result: (await classesBelow(context, '')).result,
});
export const classifyListChildren: Handlers['classifyListChildren'] = (context, { id }) =>
  classesBelow(context, id);
