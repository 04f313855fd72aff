import { MAX_WEIGHT_KG } from '../pricing/delivery/overweight-fee.ts';
import { thousandths } from '../pricing/delivery/started-units.ts';
import type { Cart, CartChoice } from './cart-choice.ts';
import { UNLIMITED, UNLIMITED_STOCK, type Limit } from './cart-line.ts';
import { lineGrams, MAX_WEIGHT_GRAMS } from './cart-weight.ts';

/**
 * Why a cart takes no more of something (spec 002 §5 "Cart messages"). `stock` and `limit` in
 * pieces; a limit of 0 cannot be bought at all (decision G7).
 */
export type CartRefusal =
  | { reason: 'soldOut' }
  | { reason: 'stockLimit'; stock: number }
  | { reason: 'purchaseLimit'; limit: number }
  | { reason: 'overweight'; limitKg: number };

/** How many more pieces fit, and what stops the next one. Not positive: none. */
export type CartRoom = { pieces: number; refusal: CartRefusal };

/** The pieces of a stock: -1 counts as 99,999 (spec 002 §9). */
export const stockPieces = (stock: Limit): number =>
  stock === UNLIMITED ? UNLIMITED_STOCK : stock;

/** A product that was taken off, or a SKU without stock (decision G7). */
export const isSoldOut = ({
  sellout,
  storeStock,
}: Pick<CartChoice, 'sellout' | 'storeStock'>): boolean => sellout || stockPieces(storeStock) <= 0;

type Sku = Pick<CartChoice, 'productId' | 'skuId' | 'mallCouponUserId'>;
/**
 * Lines of one SKU share its stock and limit, however they were spiced; a mall coupon shares with
 * nothing but itself.
 */
const isSameSku = (a: Sku, b: Sku): boolean =>
  a.skuId === b.skuId && a.productId === b.productId && a.mallCouponUserId === b.mallCouponUserId;

const limitRoom = (limit: Limit, taken: number): CartRoom => ({
  pieces: limit === UNLIMITED ? Infinity : limit - taken,
  refusal: { reason: 'purchaseLimit', limit },
});

const weightRoom = (cartGrams: number, weight: number): CartRoom => {
  const grams = thousandths(weight);
  return {
    pieces: grams > 0 ? Math.floor((MAX_WEIGHT_GRAMS - cartGrams) / grams) : Infinity,
    refusal: { reason: 'overweight', limitKg: MAX_WEIGHT_KG },
  };
};

/**
 * How many more pieces of a choice a cart takes (spec 002 §4 "Cart add"): by the SKU's stock, the
 * SKU's purchase limit, the product's limit over all its lines, and the heaviest cart. The tightest
 * is named; of equally tight ones the first (decision H3).
 */
export const cartRoom = (cart: Cart, choice: CartChoice): CartRoom => {
  if (isSoldOut(choice)) return { pieces: 0, refusal: { reason: 'soldOut' } };
  let ofSku = 0;
  let ofProduct = 0;
  let grams = 0;
  for (const line of cart) {
    grams += lineGrams(line);
    if (line.productId === choice.productId) ofProduct += line.quantity;
    if (isSameSku(line, choice)) ofSku += line.quantity;
  }
  const stock = stockPieces(choice.storeStock);
  const rooms: CartRoom[] = [
    { pieces: stock - ofSku, refusal: { reason: 'stockLimit', stock } },
    limitRoom(choice.maxPurchase, ofSku),
    limitRoom(choice.limitCount, ofProduct),
    weightRoom(grams, choice.weight),
  ];
  return rooms.reduce((least, room) => (room.pieces < least.pieces ? room : least));
};
