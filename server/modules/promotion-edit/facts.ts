import { price as cash } from '#shared/format/money.ts';
import { dateTimeText, minuteText } from '#shared/format/date.ts';
import { groupsOf, type PromotionTerms } from '#shared/promotion/terms.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import type { Named } from './check.ts';
import type { Promotion } from './promotion-repo.ts';

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** Tiers as an owner reads them: from an amount on, and what then. */
const tiersText = (terms: PromotionTerms): string | null => {
  switch (terms.kind) {
    case 'full':
      return terms.tiers
        .map(({ from, off, percent }) =>
          terms.way === 'OFF' ? `${cash(from)} → -${cash(off)}` : `${cash(from)} → -${percent}%`,
        )
        .join('; ');
    case 'fullGift':
      return terms.tiers
        .map(({ from, gift, pieces }) => `${cash(from)} → ${gift.zh} ×${pieces}`)
        .join('; ');
    case 'fullReturn':
      return terms.tiers
        .map(
          ({ from, voucher, voucherFrom }) =>
            `${cash(from)} → ${cash(voucher)} / ${cash(voucherFrom)}`,
        )
        .join('; ');
    case 'merchantDelivery':
      return terms.isFree
        ? '0'
        : terms.tiers.map(({ from, off }) => `${cash(from)} → -${cash(off)}`).join('; ');
    case 'purchase':
      return `${cash(terms.from)} → ${cash(terms.price)}`;
    case 'selfTake':
      return `${cash(terms.from)} → -${terms.percent}%`;
    default:
      return null;
  }
};

/** How things are called that terms name, by id. */
type NameOf = (of: keyof Named, id: string) => string;
/** Where only ids are known. */
export const BY_ID: NameOf = (_of, id) => id;
export const byName =
  (named: Named): NameOf =>
  (of, id) => {
    if (of === 'dishes') return named.dishes.get(id)?.name.zh ?? id;
    return named[of].get(id)?.zh ?? id;
  };

const textOf = (of: keyof Named, ids: readonly string[], nameOf: NameOf): string | null =>
  ids.length === 0 ? null : ids.map((id) => nameOf(of, id)).join('; ');

/** Dishes by name, at their prices where they have some. */
const dishesText = (terms: PromotionTerms, nameOf: NameOf): string | null => {
  if ('dishes' in terms)
    return terms.dishes
      .map(({ productId, price, stock }) =>
        [nameOf('dishes', productId), cash(price), ...(stock < 0 ? [] : [`×${stock}`])].join(' '),
      )
      .join('; ');
  return 'productIds' in terms ? textOf('dishes', terms.productIds, nameOf) : null;
};

/** What of a promotion the audit compares, as texts. */
export const promotionFacts = (
  { name, startsAt, endsAt, isDraft, terms }: Promotion,
  nameOf: NameOf,
): Facts => ({
  kind: terms.kind,
  nameZh: name.zh,
  nameEn: name.en,
  begins: dateTimeText(startsAt),
  ends: dateTimeText(endsAt),
  published: yes(!isDraft),
  tiers: tiersText(terms),
  picture: terms.kind === 'poster' ? terms.picture : null,
  dishes: dishesText(terms, nameOf),
  classes: textOf('classes', groupsOf(terms).classIds, nameOf),
  brands: textOf('brands', groupsOf(terms).brandIds, nameOf),
  hours:
    terms.kind === 'flash' ? `${minuteText(terms.fromMinute)}–${minuteText(terms.toMinute)}` : null,
  userLimit: 'userLimit' in terms ? String(terms.userLimit) : null,
  orderLimit: 'orderLimit' in terms ? String(terms.orderLimit) : null,
  withVouchers: 'withVouchers' in terms ? yes(terms.withVouchers) : null,
  withFull: 'withFull' in terms ? yes(terms.withFull) : null,
});
