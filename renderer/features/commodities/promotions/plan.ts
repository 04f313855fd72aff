import type { GroupActivityKind, GroupActivityPart } from '#shared/codes/group-activity.ts';
import type { DealPromotion } from '#shared/contract/merchant/deal-promotion.ts';
import {
  isLowPrice,
  isPricedPart,
  PROMOTION_LONGEST_MS,
  PROMOTION_SHORTEST_MS,
} from '#shared/group/deal-promotion.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { toDollars, type Cents } from '#shared/kernel/money.ts';
import { HOUR, instant, plus, type Instant } from '#shared/kernel/time.ts';
import {
  centsOf,
  fieldOf,
  isLimit,
  limitOf,
  momentOf,
  typedLimit,
  type Typed,
} from '../../../lib/typed.ts';

/** A deal of the form; numbers as they are typed, '' where nothing is. */
export type TypedItem = {
  productId: ProductId;
  productName: string;
  usualPrice: Cents;
  part: GroupActivityPart;
  price: Typed;
  fromQuantity: Typed;
  stock: Typed;
  userLimit: Typed;
};
export type TypedPlan = {
  kind: GroupActivityKind;
  from: string;
  until: string;
  titleZh: string;
  titleEn: string;
  leadZh: string;
  leadEn: string;
  items: TypedItem[];
};

type Deal = Pick<TypedItem, 'productId' | 'productName'> & { price: Cents };

/** A deal that is put into a promotion. */
export const newItem = (
  { productId, productName, price }: Deal,
  part: GroupActivityPart,
): TypedItem => ({
  productId,
  productName,
  usualPrice: price,
  part,
  price: '',
  fromQuantity: 2,
  stock: '',
  userLimit: '',
});

/** What the form of a new promotion begins with: the next full hour. */
export const newPlan = (kind: GroupActivityKind, deal: Deal, now: Instant): TypedPlan => {
  const from = instant(Math.ceil(now / HOUR) * HOUR);
  return {
    kind,
    from: fieldOf(from),
    until: fieldOf(plus(from, kind === 'FLASH' ? 2 * HOUR : 7 * 24 * HOUR)),
    titleZh: '',
    titleEn: '',
    leadZh: '',
    leadEn: '',
    items: [newItem(deal, kind === 'FLASH' ? 'FLASH' : 'HOT')],
  };
};

/** What the form of a planned promotion begins with. */
export const planOf = (promotion: DealPromotion): TypedPlan => ({
  kind: promotion.kind,
  from: fieldOf(promotion.startTime),
  until: fieldOf(promotion.endTime),
  titleZh: promotion.title.zh,
  titleEn: promotion.title.en,
  leadZh: promotion.lead.zh,
  leadEn: promotion.lead.en,
  items: promotion.items.map((item) => ({
    productId: item.productId,
    productName: item.productName,
    usualPrice: item.usualPrice,
    part: item.part,
    price: item.price === null ? '' : toDollars(item.price),
    fromQuantity: Math.max(2, item.fromQuantity),
    stock: typedLimit(item.stock),
    userLimit: typedLimit(item.userLimit),
  })),
});

const itemProblems = (item: TypedItem, path: string): [string, MessageKey | null][] => {
  const price = centsOf(item.price);
  const isPriced = isPricedPart(item.part);
  const isPrice = price !== null && price < item.usualPrice;
  const many = Number(item.fromQuantity);
  const isMany = Number.isInteger(many) && many >= 2 && many <= 99;
  return [
    [`${path}.price`, isPriced && !isPrice ? 'promo.badPrice' : null],
    [`${path}.fromQuantity`, item.part === 'BULK' && !isMany ? 'promo.badQuantity' : null],
    [`${path}.stock`, isLimit(item.stock) ? null : 'promo.badLimit'],
    [`${path}.userLimit`, isLimit(item.userLimit) ? null : 'promo.badLimit'],
  ];
};

/** Days that a kind of promotion runs at most. */
export const longestDays = (kind: GroupActivityKind): number =>
  PROMOTION_LONGEST_MS[kind] / (24 * HOUR);

const endProblem = ({ kind, from, until }: TypedPlan): MessageKey | null => {
  const [begins, ends] = [momentOf(from), momentOf(until)];
  if (ends === null) return 'promo.badTime';
  if (begins === null) return null;
  if (ends - begins < PROMOTION_SHORTEST_MS) return 'promo.badOrder';
  return ends - begins > PROMOTION_LONGEST_MS[kind] ? 'promo.badLength' : null;
};

/** What is wrong with the form, by the path of its field. */
export const problemsOf = (plan: TypedPlan): Record<string, MessageKey | null> => {
  const isCampaign = plan.kind === 'CAMPAIGN';
  const nameless = (title: string): MessageKey | null =>
    isCampaign && title.trim() === '' ? 'promo.badTitle' : null;
  return {
    from: momentOf(plan.from) === null ? 'promo.badTime' : null,
    until: endProblem(plan),
    titleZh: nameless(plan.titleZh),
    titleEn: nameless(plan.titleEn),
    ...Object.fromEntries(
      plan.items.flatMap((item, place) => itemProblems(item, `items.${place}`)),
    ),
  };
};

/** Whether a price asks for the owner's confirmation. */
export const hasLowPrice = ({ items }: Pick<TypedPlan, 'items'>): boolean =>
  items.some(({ part, price, usualPrice }) => {
    const typed = isPricedPart(part) ? centsOf(price) : null;
    return typed !== null && isLowPrice(typed, usualPrice);
  });

/** What is sent of a form without problems. */
export const bodyOf = (plan: TypedPlan) => ({
  kind: plan.kind,
  startTime: momentOf(plan.from) ?? instant(0),
  endTime: momentOf(plan.until) ?? instant(0),
  title: { zh: plan.titleZh.trim(), en: plan.titleEn.trim() },
  lead: { zh: plan.leadZh.trim(), en: plan.leadEn.trim() },
  items: plan.items.map(({ productId, part, price, fromQuantity, stock, userLimit }) => ({
    productId,
    part,
    price: isPricedPart(part) ? centsOf(price) : null,
    fromQuantity: part === 'BULK' ? Number(fromQuantity) : 1,
    stock: part === 'FLASH' ? limitOf(stock) : -1,
    userLimit: part === 'FLASH' ? limitOf(userLimit) : -1,
  })),
});
