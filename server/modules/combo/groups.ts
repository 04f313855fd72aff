import { COMBO_PAGE } from '#shared/codes/combo.ts';
import { couponBusiness } from '#shared/codes/coupon.ts';
import type { ComboGroup } from '#shared/contract/consumer/combo.ts';
import { DEFAULT_WITHDRAWALS } from '#shared/voucher/combo-coupon.ts';
import { mostOf, plainSum } from '#shared/voucher/combo-draw.ts';
import type { Handlers, Context } from '#server/kit/context.ts';
import { businessOfStore } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { groupsOnSale } from './group-repo.ts';
import { boughtOf } from './order-repo.ts';
import { leftOf, type SoldGroup } from './terms.ts';

const businessesOf = ({ pieces }: SoldGroup): number[] => [
  ...new Set(pieces.map(({ business }) => couponBusiness.codes[business])),
];

/** A group on sale in wire form. */
export const groupRow = (
  group: SoldGroup,
  { pick }: Pick<Context, 'pick'>,
  boughtQty: number,
): ComboGroup => ({
  groupId: group.id,
  name: pick(group.name),
  price: group.price,
  worth: plainSum(group.pieces),
  pieces: group.pieces.map(({ business, amount, limitAmount, quantity, odds }) => ({
    businessType: couponBusiness.codes[business],
    amount,
    limitAmount,
    quantity,
    most: mostOf(odds),
    odds: [...odds],
  })),
  stock: leftOf(group),
  limitQty: group.limitQty,
  boughtQty,
  businessTypes: businessesOf(group).join(','),
  validDays: group.validDays,
  withdrawals: group.maxWithdrawals ?? DEFAULT_WITHDRAWALS,
  isRefundable: group.isRefundable,
});

export const comboGroups: Handlers['comboGroups'] = async (
  context,
  { storeId, isFilterSellout, pageType },
) => {
  const { deps, now } = context;
  const { query } = deps.db;
  const store = storeId === undefined ? null : await businessOfStore(query, storeId);
  const takes = (group: SoldGroup): boolean =>
    store !== null && businessesOf(group).includes(couponBusiness.codes[store]);
  const userId = await visitorOf(deps.db, context);
  const bought = userId === null ? null : await boughtOf(query, userId);
  const groups = (await groupsOnSale(query, now)).filter(
    (group) => !(isFilterSellout && leftOf(group) === 0),
  );
  const ofStore = groups.filter(takes);
  const isStoreOnly = storeId !== undefined && pageType === COMBO_PAGE.boom;
  const others = isStoreOnly ? [] : groups.filter((group) => !takes(group));
  return {
    result: [...ofStore, ...others].map((group) =>
      groupRow(group, context, bought?.get(group.id) ?? 0),
    ),
  };
};

/** On while there is a group that can be bought. */
export const comboGuide: Handlers['comboGuide'] = async ({ deps, now }) => {
  const groups = await groupsOnSale(deps.db.query, now);
  return { value: groups.some((group) => leftOf(group) !== 0) ? 1 : 0 };
};
