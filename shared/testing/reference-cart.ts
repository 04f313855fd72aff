import type { AddContext, Added } from '../cart/add-to-cart.ts';
import type { Cart, CartChoice } from '../cart/cart-choice.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { CartRefusal } from '../cart/cart-room.ts';
import { lineId } from '../cart/line-id.ts';
import type { Refusal } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
const sameSku = (
  cart: readonly CartLine[],
  { productId, skuId, mallCouponUserId }: CartChoice,
): readonly CartLine[] =>
  cart.filter(
    (line) =>
      line.productId === productId &&
      line.skuId === skuId &&
      line.mallCouponUserId === mallCouponUserId,
  );

/** What a cart breaks with this many pieces more, looked at from scratch. */
const broken = (
  cart: readonly CartLine[],
  choice: CartChoice,
  pieces: number,
): CartRefusal | null => {
  const ofSku = sum(sameSku(cart, choice).map((line) => line.quantity)) + pieces;
  const ofProduct =
    sum(cart.filter((line) => line.productId === choice.productId).map((line) => line.quantity)) +
    pieces;
  const grams =
    sum(cart.map((line) => Math.round(line.weight * 1000) * line.quantity)) +
    Math.round(choice.weight * 1000) * pieces;
  const stock = choice.storeStock === -1 ? 99_999 : choice.storeStock;
  if (choice.sellout || stock <= 0) return { reason: 'soldOut' };
  if (ofSku > stock) return { reason: 'stockLimit', stock };
  if (choice.maxPurchase !== -1 && ofSku > choice.maxPurchase)
    return { reason: 'purchaseLimit', limit: choice.maxPurchase };
  if (choice.limitCount !== -1 && ofProduct > choice.limitCount)
    return { reason: 'purchaseLimit', limit: choice.limitCount };
  return grams > 10_000_000 ? { reason: 'overweight', limitKg: 10_000 } : null;
};

/**
 * `addToCart` worked out slowly: the whole cart is copied, pieces are tried one after the other,
 * and the first that breaks something names it.
 */
export const referenceAdd = (
  cart: Cart,
  choice: CartChoice,
  { now, takesOrders }: AddContext,
): Added | Refusal<CartRefusal> => {
  const next = copyOf(cart).filter((line) => line.quantity > 0);
  const uuid = lineId(choice);
  const held = next.find((line) => line.uuid === uuid);
  const added = held || choice.isMallCoupon || choice.minPurchase < 1 ? 1 : choice.minPurchase;
  for (let pieces = 1; pieces <= added; pieces += 1) {
    const refusal = broken(next, choice, pieces);
    if (refusal) return { ok: false, ...refusal };
  }
  for (const line of next) line.type = null;
  if (held)
    Object.assign(held, {
      quantity: held.quantity + 1,
      selected: true,
      type: 'plus',
      updateTime: now,
    });
  else
    next.push({
      ...copyOf(choice),
      uuid,
      quantity: added,
      selected: true,
      type: 'plus',
      joinTime: now,
      updateTime: now,
    });
  return { ok: true, cart: next, uuid, added, notice: takesOrders ? null : 'storeClosed' };
};

/** The cart that `removeFromCart` leaves, worked out slowly; null when it refuses. */
export const referenceRemove = (cart: Cart, uuid: string, now: Instant): Cart | null => {
  const next = copyOf(cart);
  const line = next.find((candidate) => candidate.uuid === uuid && candidate.quantity > 0);
  if (!line) return null;
  Object.assign(line, { quantity: line.quantity - 1, type: null, updateTime: now });
  const family = next.filter((other) => other.productId === line.productId && other.quantity > 0);
  const isBelow = family.some(
    (other) => sum(family.map(({ quantity }) => quantity)) < other.minPurchase,
  );
  if (isBelow) for (const other of family) other.quantity = 0;
  return next.filter((other) => other.quantity > 0);
};
