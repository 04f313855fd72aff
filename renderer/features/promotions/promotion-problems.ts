import type { MessageKey } from '#shared/i18n/translate.ts';
import { STORE_PROMOTION_LONGEST_MS } from '#shared/promotion/plan.ts';
import { PROMOTION_SHORTEST_MS } from '#shared/group/deal-promotion.ts';
import { centsOf, isLimit, momentOf, type Typed } from '../../lib/typed.ts';
import {
  dishesIn,
  groupIn,
  minutesOf,
  sumOf,
  tierFields,
  type TypedDish,
  type TypedPromotion,
  type TypedTier,
} from './promotion-fields.ts';

type Problem = MessageKey | null;

const isWhole = (typed: Typed, least: number, most: number): boolean =>
  typeof typed === 'number' && Number.isInteger(typed) && typed >= least && typed <= most;

const endProblem = ({ kind, from, until }: TypedPromotion): Problem => {
  const [begins, ends] = [momentOf(from), momentOf(until)];
  if (ends === null) return 'storePromo.bad.time';
  if (begins === null) return null;
  if (ends - begins < PROMOTION_SHORTEST_MS) return 'storePromo.bad.order';
  return ends - begins > STORE_PROMOTION_LONGEST_MS[kind] ? 'storePromo.bad.length' : null;
};

const fromProblem = ({ from }: TypedTier, before: TypedTier | undefined): Problem => {
  const sum = sumOf(from);
  if (sum === null) return 'storePromo.bad.sum';
  return before && sum <= (sumOf(before.from) ?? -1) ? 'storePromo.bad.rising' : null;
};

const offProblem = (form: TypedPromotion, { from, off }: TypedTier): Problem => {
  const sum = centsOf(off);
  if (sum === null) return 'storePromo.bad.sum';
  return form.kind === 'full' && sum >= (sumOf(from) ?? 0) ? 'storePromo.bad.off' : null;
};

const tierProblem = (form: TypedPromotion, field: keyof TypedTier, place: number): Problem => {
  const tier = form.tiers[place]!;
  switch (field) {
    case 'from':
      return fromProblem(tier, form.tiers[place - 1]);
    case 'off':
      return offProblem(form, tier);
    case 'voucher':
      return centsOf(tier.voucher) === null ? 'storePromo.bad.sum' : null;
    case 'voucherFrom':
      return sumOf(tier.voucherFrom) === null ? 'storePromo.bad.sum' : null;
    case 'percent':
      return isWhole(tier.percent, 1, 99) ? null : 'storePromo.bad.percent';
    case 'giftZh':
      return tier.giftZh.trim() === '' ? 'storePromo.bad.gift' : null;
    case 'giftEn':
      return null;
    case 'pieces':
      return isWhole(tier.pieces, 1, 999) ? null : 'storePromo.bad.count';
    case 'days':
      return isWhole(tier.days, 1, 366) ? null : 'storePromo.bad.count';
    case 'stock':
      return isLimit(tier.stock) ? null : 'storePromo.bad.limit';
  }
};

const dishProblems = ({ price, stock, usual }: TypedDish, path: string): [string, Problem][] => {
  const cents = centsOf(price);
  return [
    [`${path}.price`, cents !== null && cents < usual ? null : 'storePromo.bad.price'],
    [`${path}.stock`, isLimit(stock) ? null : 'storePromo.bad.limit'],
  ];
};

const limitProblem = (typed: Typed): Problem => (isLimit(typed) ? null : 'storePromo.bad.limit');

/** The problems of fields that only one kind or two have. */
const kindProblems = (form: TypedPromotion): Record<string, Problem> => {
  const { kind, amount, percent, price, stock, dishes } = form;
  const { fromMinute, toMinute } = minutesOf(form);
  const added = centsOf(price);
  const isAdded = added !== null && dishes.every(({ usual }) => added < usual);
  return {
    ...(kind === 'flash' && {
      hoursTo: fromMinute < toMinute ? null : ('storePromo.bad.hours' as const),
    }),
    ...((kind === 'purchase' || kind === 'selfTake') && {
      amount: sumOf(amount) === null ? ('storePromo.bad.sum' as const) : null,
    }),
    ...(kind === 'poster' && {
      picture: form.picture === '' ? ('storePromo.bad.picture' as const) : null,
    }),
    ...(kind === 'purchase' && {
      price: isAdded ? null : ('storePromo.bad.price' as const),
      stock: limitProblem(stock),
    }),
    ...(kind === 'selfTake' && {
      percent: isWhole(percent, 1, 99) ? null : ('storePromo.bad.percent' as const),
    }),
  };
};

/** What is wrong with the form, by the path of its field. */
export const problemsOf = (form: TypedPromotion): Record<string, Problem> => {
  const { isNamed, isPriced } = dishesIn(form);
  const group = groupIn(form);
  const fields = tierFields(form);
  return {
    nameZh: form.nameZh.trim() === '' ? 'storePromo.bad.name' : null,
    from: momentOf(form.from) === null ? 'storePromo.bad.time' : null,
    until: endProblem(form),
    dishes: isNamed && form.dishes.length === 0 ? 'storePromo.bad.dishes' : null,
    ...(group !== null && {
      [group]: form[group].length === 0 ? (`storePromo.bad.${group}` as const) : null,
    }),
    userLimit: limitProblem(form.userLimit),
    orderLimit: limitProblem(form.orderLimit),
    ...kindProblems(form),
    ...Object.fromEntries(
      form.tiers.flatMap((_tier, place) =>
        fields.map((field) => [`tiers.${place}.${field}`, tierProblem(form, field, place)]),
      ),
    ),
    ...(isPriced &&
      Object.fromEntries(
        form.dishes.flatMap((dish, place) => dishProblems(dish, `dishes.${place}`)),
      )),
  };
};
