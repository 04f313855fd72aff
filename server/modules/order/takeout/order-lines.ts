import { UNLIMITED } from '#shared/cart/cart-line.ts';
import type { CartQuote, QuotedLine, Step } from '#shared/pricing/cart-quote.ts';
import { must } from '#shared/kernel/result.ts';
import {
  type ActivityUse,
  type ActivityMove,
  ofKind,
  type StockMove,
} from '#server/modules/catalogue/index.ts';
import { propsText } from './choices.ts';
import type { Priced } from './price.ts';
import type { BoughtLine, OrderedGift } from './snapshot.ts';

const piecesAt = ({ units }: QuotedLine, ...steps: readonly Step[]): number =>
  units.filter(({ step }) => steps.includes(step)).reduce((sum, { count }) => sum + count, 0);

/** Activities whose pieces have a stock of their own, by the step that they price. */
const STOCKED = { addOn: 'purchase', composite: 'composite', halfPrice: 'halfPrice' } as const;
const isStocked = (step: Step): step is keyof typeof STOCKED => step in STOCKED;

type Activities = Priced['menu']['activities'];

/** Prices for new users have a stock a product, where it is limited. */
const isLimitedWelfare = (activities: Activities, ruleId: string, productId: string): boolean =>
  ofKind(activities, 'welfare').some(
    ({ id, rules }) => id === ruleId && (rules.stock[productId] ?? UNLIMITED) !== UNLIMITED,
  );

/** What a line takes of activities that have a stock. */
const stockTakesOf = (
  { units }: QuotedLine,
  activities: Activities,
  productId: string,
): Pick<BoughtLine, 'stockTakes'> => {
  const stockTakes = units.flatMap(({ step, ruleId, count }): ActivityMove[] => {
    if (step === 'welfare' && ruleId !== null && isLimitedWelfare(activities, ruleId, productId))
      return [{ activityId: ruleId, giftId: productId, pieces: count }];
    if (!isStocked(step)) return [];
    const limited = ofKind(activities, STOCKED[step]).find(
      ({ id, rules }) => id === ruleId && rules.stock !== UNLIMITED,
    );
    return limited ? [{ activityId: limited.id, pieces: count }] : [];
  });
  return stockTakes.length > 0 ? { stockTakes } : {};
};

/** The lines as they are bought: their names today, and each one's share of the price. */
export const boughtLines = ({ asked, quote, menu }: Priced): BoughtLine[] =>
  quote.lines.map((quoted): BoughtLine => {
    const { line, product, sku } = must(
      asked.find(({ uuid }) => uuid === quoted.uuid)?.found,
      'the line of a quote',
    );
    return {
      uuid: quoted.uuid,
      productId: product.id,
      skuId: sku.id,
      name: product.name,
      skuName: product.facts.skus.length > 1 ? sku.name : { zh: '', en: '' },
      propsText: propsText(line.props, menu.options),
      picture: product.picture,
      props: line.props,
      quantity: quoted.quantity,
      originalCents: quoted.originalCents,
      goodsCents: quoted.goodsCents,
      shareCents: quoted.shareCents,
      ...(quoted.goldCents > 0 && { goldCents: quoted.goldCents }),
      selectedPurchase: line.selectedPurchase,
      discountPieces: piecesAt(quoted, 'discount'),
      flashPieces: piecesAt(quoted, 'seckill'),
      ...stockTakesOf(quoted, menu.activities, product.id),
    };
  });

/** So many pieces of a line that go back to the stocks by themselves: of those at a lower price, what the pieces that stay have no place for. */
export const piecesBack = (line: BoughtLine, pieces: number): BoughtLine => {
  const { addOn, stockTakes = [], outPieces = 0, ...rest } = line;
  const counted = line.quantity - outPieces;
  const back = (taken: number): number =>
    Math.min(taken, counted) - Math.min(taken, counted - pieces);
  return {
    ...rest,
    quantity: pieces,
    discountPieces: back(line.discountPieces),
    flashPieces: back(line.flashPieces),
    stockTakes: [...(addOn === undefined ? [] : [addOn]), ...stockTakes].map((take) => ({
      ...take,
      pieces: back(take.pieces),
    })),
  };
};

/** What an order takes of the stocks, one move a product. */
export const movesOf = (
  store: { merchantId: string; storeId: string },
  lines: readonly BoughtLine[],
  gifts: readonly OrderedGift[],
): StockMove[] => {
  const moves = new Map<string, StockMove>();
  for (const line of lines) {
    const { productId, skuId, discountPieces, flashPieces, outPieces = 0 } = line;
    const quantity = line.quantity - outPieces;
    if (quantity === 0) continue;
    const {
      pieces = 0,
      discountPieces: discounts = 0,
      flashPieces: flashes = 0,
      skus = {},
    } = moves.get(productId) ?? {};
    moves.set(productId, {
      merchantId: store.merchantId,
      storeId: store.storeId,
      productId,
      pieces: pieces + quantity,
      discountPieces: discounts + Math.min(discountPieces, quantity),
      flashPieces: flashes + Math.min(flashPieces, quantity),
      skus: { ...skus, [skuId]: (skus[skuId] ?? 0) + quantity },
    });
  }
  for (const { productId, skuId, quantity } of gifts) {
    if (productId === undefined) continue;
    const move = moves.get(productId) ?? {
      merchantId: store.merchantId,
      storeId: store.storeId,
      productId,
      pieces: 0,
      discountPieces: 0,
      flashPieces: 0,
    };
    moves.set(productId, {
      ...move,
      pieces: move.pieces + quantity,
      ...(skuId !== undefined && {
        skus: { ...move.skus, [skuId]: (move.skus?.[skuId] ?? 0) + quantity },
      }),
    });
  }
  // one order for all buyers: two that want the same dishes never deadlock
  return [...moves.values()].toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
};

/** What an order takes of limited stocks of activities and their gifts, one move a stock; in one order for all buyers, as above. */
export const activityMovesOf = (
  lines: readonly BoughtLine[],
  gifts: readonly OrderedGift[],
): ActivityMove[] => {
  const moves = new Map<string, ActivityMove>();
  const takes = [
    ...lines.flatMap(({ addOn, stockTakes = [], quantity, outPieces = 0 }) =>
      [addOn, ...stockTakes].map(
        (take) => take && { ...take, pieces: Math.min(take.pieces, quantity - outPieces) },
      ),
    ),
    ...gifts.map(({ stock }) => stock),
  ];
  for (const take of takes) {
    if (take === undefined || take.pieces === 0) continue;
    const key = `${take.activityId}/${take.giftId ?? ''}`;
    moves.set(key, { ...take, pieces: (moves.get(key)?.pieces ?? 0) + take.pieces });
  }
  return [...moves].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move);
};

type Of = { merchantId: string; storeId: string; orderId: string; userId: string };

/** What an order takes of activities' limits: pieces of each product at a lower price, and once of what belongs to the whole order. */
export const usesOf = (
  of: Of,
  { lines, trace, gifts }: Pick<CartQuote, 'lines' | 'trace' | 'gifts'>,
  /** The product of a line. */ productOf: (uuid: string) => string,
): ActivityUse[] => {
  const uses = new Map<string, ActivityUse>();
  const add = (activityId: string, productId: string, pieces: number): void => {
    const key = `${activityId}/${productId}`;
    uses.set(key, { ...of, activityId, productId, pieces: (uses.get(key)?.pieces ?? 0) + pieces });
  };
  for (const line of lines)
    for (const { step, ruleId, count } of line.units)
      if (ruleId !== null && step !== 'goods') add(ruleId, productOf(line.uuid), count);
  for (const { step, ruleId } of trace)
    if (ruleId !== null && (step === 'fullReduction' || step === 'fullDiscount'))
      add(ruleId, '', 1);
  // all gifts of an activity are given the same number of times
  for (const [activityId, times] of new Map(gifts.map((one) => [one.buyGiftId, one.times])))
    add(activityId, '', times);
  return [...uses.values()];
};

/** The gift that comes at the amount of an order, as much of it as is left (spec 001 §3, decision H10). */
const giftAtAmount = ({
  menu,
  quote: { fullGift },
}: Pick<Priced, 'menu' | 'quote'>): OrderedGift[] =>
  ofKind(menu.activities, 'fullGift').flatMap(({ id, rules }): OrderedGift[] => {
    const tier = rules.details.find(({ id: giftId }) => giftId === fullGift?.giftId);
    if (!fullGift || fullGift.activityId !== id || !tier) return [];
    const { giftId, quantity, wanted } = fullGift;
    return [
      {
        name: tier.gift,
        quantity,
        ...(quantity < wanted && { wanted }),
        ...(quantity > 0 &&
          rules.stock[giftId] !== UNLIMITED && {
            stock: { activityId: id, giftId, pieces: quantity },
          }),
      },
    ];
  });

/** The gifts for pieces of products: products of the store, whose stock they are taken from (decision H9). */
const giftsForPieces = ({
  menu,
  gifts,
  quote,
}: Pick<Priced, 'menu' | 'quote' | 'gifts'>): OrderedGift[] =>
  quote.gifts.flatMap((gift): OrderedGift[] => {
    const { buyGiftId, merchantProductId: productId, quantity, wanted } = gift;
    const product = gifts.get(productId);
    const rules = ofKind(menu.activities, 'buyGift').find(({ id }) => id === buyGiftId)?.rules;
    if (product === undefined || rules === undefined) return [];
    const isLimited = (rules.stock[productId] ?? UNLIMITED) !== UNLIMITED;
    return [
      {
        name: product.name,
        quantity,
        ...(quantity < wanted && { wanted }),
        productId,
        skuId: product.facts.skus[0]?.id ?? '',
        ...(isLimited && {
          stock: { activityId: buyGiftId, giftId: productId, pieces: quantity },
        }),
      },
    ];
  });

/** All gifts that come with an order. */
export const giftsOf = (priced: Pick<Priced, 'menu' | 'quote' | 'gifts'>): OrderedGift[] => [
  ...giftAtAmount(priced),
  ...giftsForPieces(priced),
];
