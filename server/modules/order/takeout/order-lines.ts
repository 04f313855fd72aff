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

/** What a line takes of an add-on activity that has a stock. */
const addOnOf = (
  { units }: QuotedLine,
  activities: Priced['menu']['activities'],
): Pick<BoughtLine, 'addOn'> => {
  const taken = units.find(({ step }) => step === 'addOn');
  const limited = ofKind(activities, 'purchase').find(
    ({ id, rules }) => id === taken?.ruleId && rules.stock !== UNLIMITED,
  );
  return taken && limited ? { addOn: { activityId: limited.id, pieces: taken.count } } : {};
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
      ...addOnOf(quoted, menu.activities),
    };
  });

/** What an order takes of the stocks, one move a product. */
export const movesOf = (
  store: { merchantId: string; storeId: string },
  lines: readonly BoughtLine[],
): StockMove[] => {
  const moves = new Map<string, StockMove>();
  for (const { productId, quantity, discountPieces, flashPieces } of lines) {
    const {
      pieces = 0,
      discountPieces: discounts = 0,
      flashPieces: flashes = 0,
    } = moves.get(productId) ?? {};
    moves.set(productId, {
      merchantId: store.merchantId,
      storeId: store.storeId,
      productId,
      pieces: pieces + quantity,
      discountPieces: discounts + discountPieces,
      flashPieces: flashes + flashPieces,
    });
  }
  // one order for all buyers: two that want the same dishes never deadlock
  return [...moves.values()].toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
};

/** What an order takes of limited stocks of add-ons and gifts, one move a stock; in one order for all buyers, as above. */
export const activityMovesOf = (
  lines: readonly BoughtLine[],
  gifts: readonly OrderedGift[],
): ActivityMove[] => {
  const moves = new Map<string, ActivityMove>();
  const takes = [...lines.map(({ addOn }) => addOn), ...gifts.map(({ stock }) => stock)];
  for (const take of takes) {
    if (take === undefined) continue;
    const key = `${take.activityId}/${take.giftId ?? ''}`;
    moves.set(key, { ...take, pieces: (moves.get(key)?.pieces ?? 0) + take.pieces });
  }
  return [...moves].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move);
};

type Of = { merchantId: string; storeId: string; orderId: string; userId: string };

/** What an order takes of activities' limits: pieces of each product at a lower price, and once of what belongs to the whole order. */
export const usesOf = (
  of: Of,
  { lines, trace }: Pick<CartQuote, 'lines' | 'trace'>,
  productOf: (uuid: string) => string,
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
  return [...uses.values()];
};

/** The gift that comes at the amount of an order, as much of it as is left (spec 001 §3, decision H10). */
export const giftsOf = ({
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
