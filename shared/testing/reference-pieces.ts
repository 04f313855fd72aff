import { UNLIMITED, type CartLine, type Limit } from '../cart/cart-line.ts';
import type { CompositeActivity, PurchaseActivity } from '../pricing/activities.ts';
import type { Overflow, Step } from '../pricing/cart-quote.ts';
import type { PriceInput } from '../pricing/price-input.ts';

/** The steps that price single pieces, in the order that decides ties (docs/pricing.md, step 1). */
const RANKS: readonly Step[] = [
  'seckill',
  'composite',
  'addOn',
  'welfare',
  'discount',
  'oldDiscount',
  'halfPrice',
];

/**
 * One piece of one line. `unitPrice` is without ingredients, null within a bundle; `turn` is the
 * order in which it was taken.
 */
export type Piece = {
  readonly line: CartLine;
  taken: { step: Step; ruleId: string; unitPrice: number | null; turn: number } | null;
};

/**
 * The state of step 1. `bundleCents` is what the bundled pieces of a
 * line cost together.
 */
export type Counter = {
  input: PriceInput;
  lines: readonly CartLine[];
  pieces: readonly Piece[];
  overflows: Overflow[];
  bundleCents: Map<string, number>;
};

/** A limit, how many of it are left, and the name under which it is reported. */
export type Cap = { limit: Limit; left: number; reason: Overflow['reason'] };
/**
 * A lower price that a piece may take, and all that limits it at this moment. `caps` are evaluated again
 * for every piece.
 */
export type Candidate = { step: Step; ruleId: string; price: number; caps: () => Cap[] };

/** A line that counts: selected, in stock, with pieces, and no mall coupon. */
export const isPriced = (line: CartLine): boolean =>
  line.selected && !line.sellout && line.quantity > 0 && !line.isMallCoupon;

/** All pieces of all lines, none of them priced yet. */
export const unpricedPieces = (lines: readonly CartLine[]): Piece[] =>
  lines.flatMap((line) => Array.from({ length: line.quantity }, () => ({ line, taken: null })));

/** Pieces of a line that no promotion has taken. */
export const leftOf = (counter: Counter, line: CartLine): Piece[] =>
  counter.pieces.filter((piece) => piece.line === line && piece.taken === null);

const countTaken = (
  counter: Counter,
  isCounted: (taken: NonNullable<Piece['taken']>, line: CartLine) => boolean,
): number =>
  counter.pieces.filter((piece) => piece.taken !== null && isCounted(piece.taken, piece.line))
    .length;

/** Lets a piece take a price. */
export const take = (
  counter: Counter,
  piece: Piece,
  { step, ruleId, price }: { step: Step; ruleId: string; price: number | null },
): void => {
  piece.taken = { step, ruleId, unitPrice: price, turn: countTaken(counter, () => true) };
};

const cap = (limit: Limit, used: number, reason: Overflow['reason']): Cap => ({
  limit,
  left: limit === UNLIMITED ? Infinity : limit - used,
  reason,
});

/** Pieces of a line's product at this price of this offer, on any line. */
const countOfProduct = (
  counter: Counter,
  { productId }: CartLine,
  offer: { step: Step; ruleId: string },
): number =>
  countTaken(
    counter,
    ({ step, ruleId }, of) =>
      step === offer.step && ruleId === offer.ruleId && of.productId === productId,
  );

const seckillOf = (counter: Counter, line: CartLine): Candidate[] => {
  const offer = line.seckill;
  if (offer === null) return [];
  return [
    {
      step: 'seckill',
      ruleId: offer.activityId,
      price: offer.price,
      caps: () => {
        const ofProduct = countOfProduct(counter, line, {
          step: 'seckill',
          ruleId: offer.activityId,
        });
        return [
          cap(
            counter.input.store.seckillLimitQty,
            countTaken(counter, (taken) => taken.step === 'seckill'),
            'seckillLimit',
          ),
          cap(offer.userRemaining, ofProduct, 'seckillUserLimit'),
          cap(offer.stock, ofProduct, 'seckillStock'),
        ];
      },
    },
  ];
};

const storeDiscountCap = (counter: Counter): Cap => {
  const { discountLimitType, discountLimitQty } = counter.input.store;
  return cap(
    discountLimitType === 1 ? discountLimitQty : UNLIMITED,
    countTaken(counter, ({ step }) => step === 'discount' || step === 'oldDiscount'),
    'discountOrderLimit',
  );
};

const discountOf = (counter: Counter, line: CartLine): Candidate[] => {
  const offer = line.discount;
  if (offer === null) return [];
  const activity = counter.input.activities.discount.find(({ id }) => id === offer.activityId);
  return [
    {
      step: 'discount',
      ruleId: offer.activityId,
      price: offer.price,
      caps: () => {
        const ofProduct = countOfProduct(counter, line, {
          step: 'discount',
          ruleId: offer.activityId,
        });
        const ofActivity = countTaken(
          counter,
          ({ step, ruleId }) => step === 'discount' && ruleId === offer.activityId,
        );
        return [
          storeDiscountCap(counter),
          cap(
            activity?.orderLimitType === 1 ? activity.orderLimitCount : UNLIMITED,
            ofActivity,
            'discountOrderLimit',
          ),
          cap(offer.userRemaining, ofProduct, 'discountUserLimit'),
          cap(offer.stock, ofProduct, 'discountStock'),
        ];
      },
    },
  ];
};

const oldDiscountOf = (counter: Counter, line: CartLine): Candidate[] => {
  const offer = line.oldDiscount;
  if (offer === null) return [];
  return [
    {
      step: 'oldDiscount',
      ruleId: offer.activityId,
      price: offer.price,
      caps: () => {
        const ofProduct = countOfProduct(counter, line, {
          step: 'oldDiscount',
          ruleId: offer.activityId,
        });
        return [
          storeDiscountCap(counter),
          cap(offer.userRemaining, ofProduct, 'discountUserLimit'),
          cap(offer.stock, ofProduct, 'discountStock'),
        ];
      },
    },
  ];
};

const halfPriceOf = (counter: Counter, line: CartLine): Candidate[] => {
  const offer = line.halfPrice;
  if (offer === null) return [];
  return [
    {
      step: 'halfPrice',
      ruleId: offer.activityId,
      price: Math.round(line.price / 2),
      caps: () => {
        const ofActivity = countTaken(
          counter,
          ({ step, ruleId }) => step === 'halfPrice' && ruleId === offer.activityId,
        );
        return [
          cap(
            counter.input.store.halfPriceLimitQty,
            countTaken(counter, ({ step }) => step === 'halfPrice'),
            'halfPriceLimit',
          ),
          cap(offer.userRemaining, ofActivity, 'halfPriceLimit'),
          cap(offer.stock, ofActivity, 'halfPriceLimit'),
        ];
      },
    },
  ];
};

const welfareOf = (counter: Counter, line: CartLine): Candidate[] => {
  const offer = line.welfare;
  if (offer === null) return [];
  return [
    {
      step: 'welfare',
      ruleId: offer.welfareProductId,
      price: offer.price,
      caps: () => {
        const ofProduct = countOfProduct(counter, line, {
          step: 'welfare',
          ruleId: offer.welfareProductId,
        });
        return [
          cap(offer.orderLimit, ofProduct, 'welfareOrderLimit'),
          cap(offer.stock, ofProduct, 'welfareStock'),
        ];
      },
    },
  ];
};

/** The add-on price of an activity; its lines share all of its limits. */
export const addOnOf = (counter: Counter, activity: PurchaseActivity): Candidate => ({
  step: 'addOn',
  ruleId: activity.activityId,
  price: activity.price,
  caps: () => {
    const used = countTaken(
      counter,
      ({ step, ruleId }) => step === 'addOn' && ruleId === activity.activityId,
    );
    return [
      cap(activity.joinLimitQuantity, used, 'addOnJoinLimit'),
      cap(activity.joinLimit, used, 'addOnJoinLimit'),
      cap(activity.stock, used, 'addOnStock'),
    ];
  },
});

/** Cheapest first; of equal prices the one that ranks earlier. */
export const ranksBefore = (
  a: Pick<Candidate, 'step' | 'price'>,
  b: Pick<Candidate, 'step' | 'price'>,
): boolean =>
  a.price < b.price || (a.price === b.price && RANKS.indexOf(a.step) < RANKS.indexOf(b.step));

/** The prices that single pieces of a line may take, in the order in which they are tried. */
export const candidatesOf = (
  counter: Counter,
  line: CartLine,
  more: readonly Candidate[] = [],
): Candidate[] =>
  [
    ...seckillOf(counter, line),
    ...more,
    ...welfareOf(counter, line),
    ...discountOf(counter, line),
    ...oldDiscountOf(counter, line),
    ...halfPriceOf(counter, line),
  ]
    .filter(({ price }) => price < line.price)
    .sort((a, b) => (ranksBefore(a, b) ? -1 : 1));

/** The composite activity of an ordinary line, if the store has it on. */
export const compositeOf = ({ input }: Counter, line: CartLine): CompositeActivity | undefined =>
  line.selectedPurchase
    ? undefined
    : input.activities.composite.find(({ activityId }) => activityId === line.group?.activityId);

/**
 * What a piece costs in a composite, for its rank only: a bundle's amount over its pieces,
 * unrounded.
 */
export const compositeRank = ({
  compositeVO: vo,
}: CompositeActivity): Pick<Candidate, 'step' | 'price'> => ({
  step: 'composite',
  price: vo.compositeType === 1 ? vo.compositeAmount / vo.compositeQuantity : vo.price,
});

/** The cap that binds: the one with the least left, the first when equal. */
export const binding = (caps: readonly Cap[]): Cap =>
  caps.reduce((least, each) => (each.left < least.left ? each : least));
