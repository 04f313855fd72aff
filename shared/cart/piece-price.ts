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

type Candidate = { price: Cents; stock: Limit; left: Limit };

const candidates = ({
  price,
  seckill,
  discount,
  oldDiscount,
  halfPrice,
  welfare,
}: PiecePriced): Candidate[] => [
  ...[seckill, discount, oldDiscount]
    .filter((offer) => offer !== null)
    .map((offer) => ({ price: offer.price, stock: offer.stock, left: offer.userRemaining })),
  ...(halfPrice
    ? [
        {
          price: cents(Math.round(price / 2)),
          stock: halfPrice.stock,
          left: halfPrice.userRemaining,
        },
      ]
    : []),
  ...(welfare ? [{ price: welfare.price, stock: welfare.stock, left: welfare.orderLimit }] : []),
];

/**
 * What the first piece of a line costs with its ingredients: at the lowest price of its own offers
 * that are not used up, else the SKU price. What several pieces or lines bring together is the
 * price engine's.
 */
export const piecePrice = (choice: PiecePriced): Cents => {
  const lower = candidates(choice)
    .filter(({ stock, left }) => stock !== 0 && left !== 0)
    .map(({ price }) => price);
  return addCents(cents(Math.min(choice.price, ...lower)), ingredientsPrice(choice));
};
