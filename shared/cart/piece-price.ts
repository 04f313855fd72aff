import { addCents, cents, ZERO, type Cents } from '../kernel/money.ts';
import type { CartChoice } from './cart-choice.ts';
import type { Limit } from './cart-line.ts';

/** What the ingredients of one piece cost (spec 002 §3). */
export const ingredientsPrice = ({ ingredients }: Pick<CartChoice, 'ingredients'>): Cents =>
  addCents(ZERO, ...ingredients.map(({ price }) => price));

/** What the price of a first piece depends on. */
type PiecePriced = Pick<
  CartChoice,
  'price' | 'ingredients' | 'seckill' | 'discount' | 'oldDiscount' | 'halfPrice' | 'welfare'
>;

/** A lower price for single pieces. `stock`: pieces left at it; `left`: those that this guest may have. */
export type LowerPrice = {
  kind: 'seckill' | 'discount' | 'oldDiscount' | 'halfPrice' | 'welfare';
  price: Cents;
  stock: Limit;
  left: Limit;
};

const unitOffers = (choice: Omit<PiecePriced, 'ingredients'>): LowerPrice[] =>
  (['seckill', 'discount', 'oldDiscount'] as const).flatMap((kind) => {
    const offer = choice[kind];
    return offer === null
      ? []
      : [{ kind, price: offer.price, stock: offer.stock, left: offer.userRemaining }];
  });

const candidates = (choice: Omit<PiecePriced, 'ingredients'>): LowerPrice[] => {
  const { price, halfPrice, welfare } = choice;
  const offers = unitOffers(choice);
  if (halfPrice !== null)
    offers.push({
      kind: 'halfPrice',
      price: cents(Math.round(price / 2)),
      stock: halfPrice.stock,
      left: halfPrice.userRemaining,
    });
  if (welfare !== null)
    offers.push({
      kind: 'welfare',
      price: welfare.price,
      stock: welfare.stock,
      left: welfare.orderLimit,
    });
  return offers;
};

/**
 * The lowest of a line's own offers that are not used up, of equal ones the first; null where none
 * is below the SKU price.
 */
export const lowerPrice = (choice: Omit<PiecePriced, 'ingredients'>): LowerPrice | null => {
  let best: LowerPrice | null = null;
  for (const offer of candidates(choice))
    if (offer.stock !== 0 && offer.left !== 0 && offer.price < (best?.price ?? choice.price))
      best = offer;
  return best;
};

/**
 * What the first piece of a line costs with its ingredients: at the lowest price of its own offers
 * that are not used up, else the SKU price. What several pieces or lines bring together is the
 * price engine's.
 */
export const piecePrice = (choice: PiecePriced): Cents =>
  addCents(lowerPrice(choice)?.price ?? choice.price, ingredientsPrice(choice));
