import { cents, type Cents } from '../kernel/money.ts';
import { isTooHeavy, weightLimitKg } from '../pricing/delivery/overweight-fee.ts';
import type { CartQuote } from '../pricing/cart-quote.ts';
import type { DeliveryPlan } from '../pricing/delivery/delivery-plan.ts';
import { pickupMinimum } from '../pricing/minimum-order.ts';
import type { Cart } from './cart-choice.ts';
import { isSoldOut } from './cart-room.ts';
import type { OfferedWays } from './delivery-mode.ts';
import { goodsLines } from './mall-coupon.ts';
import { isBelowMinimum, productMinimum } from './remove-from-cart.ts';
import { checkRequiredCategory } from './required-category.ts';
import { takesOrders, type StoreDoor } from './store-bar.ts';
import { deliveryThreshold, pickupThreshold, type StoreThresholds } from './threshold.ts';

/**
 * All that the submit button depends on. Of the quote count the goods after line prices (decision
 * G4), the weight with gifts and the prices that pieces got.
 */
export type SubmitInput = {
  cart: Cart;
  way: 'delivery' | 'pickup';
  quote: SubmitQuote;
  plan: DeliveryPlan;
  store: StoreThresholds & StoreDoor & OfferedWays;
  requiredInStock: boolean;
};

/** What the button needs of a `CartQuote`. */
export type SubmitQuote = Pick<CartQuote, 'lines'> & {
  totals: Pick<CartQuote['totals'], 'goodsCents' | 'weightKg'>;
};

/** Why the button is off, each with what its sentence needs; amounts in cents. */
export type CartSubmitRefusal =
  | { reason: 'nothingSelected' | 'storeClosed' | 'wayNotOffered' | 'requiredCategory' }
  | { reason: 'soldOutLine'; lineIds: readonly string[] }
  | { reason: 'minPurchase'; productId: string; minimum: number }
  | {
      reason: 'deliveryThreshold' | 'pickupThreshold' | 'pickupDiscount' | 'pickupFlash';
      thresholdCents: Cents;
      missingCents: Cents;
    }
  | { reason: 'overweight'; limitKg: number };

type Check = (input: SubmitInput, selected: Cart) => CartSubmitRefusal | null;

const nothing: Check = (_, selected) =>
  goodsLines(selected).length === 0 ? { reason: 'nothingSelected' } : null;
const closed: Check = ({ store }) => (takesOrders(store) ? null : { reason: 'storeClosed' });
const notOffered: Check = ({ way, store }) =>
  (way === 'pickup' ? store.enableAskfor : store.delivery) ? null : { reason: 'wayNotOffered' };

const soldOut: Check = (_, selected) => {
  const lineIds = selected.filter(isSoldOut).map(({ uuid }) => uuid);
  return lineIds.length > 0 ? { reason: 'soldOutLine', lineIds } : null;
};

const tooFew: Check = (_, selected) => {
  const line = selected.find(({ productId }) => isBelowMinimum(selected, productId));
  return line
    ? {
        reason: 'minPurchase',
        productId: line.productId,
        minimum: productMinimum(selected, line.productId),
      }
    : null;
};

type AmountReason = Extract<CartSubmitRefusal, { missingCents: Cents }>['reason'];
const below = (
  reason: AmountReason,
  goodsCents: Cents,
  thresholdCents: Cents,
): CartSubmitRefusal | null =>
  goodsCents < thresholdCents
    ? { reason, thresholdCents, missingCents: cents(thresholdCents - goodsCents) }
    : null;

const deliveryAmount: Check = ({ quote: { totals }, store }) =>
  below('deliveryThreshold', totals.goodsCents, deliveryThreshold(store));
const pickupAmount: Check = ({ quote: { totals }, store }) =>
  below('pickupThreshold', totals.goodsCents, pickupThreshold(store));
const pickupPromotion: Check = ({ quote, store }) => {
  const reason = pickupMinimum(quote);
  return reason === null ? null : below(reason, quote.totals.goodsCents, store.sendPrice);
};

const required: Check = ({ cart, requiredInStock }) => {
  const checked = checkRequiredCategory(cart, requiredInStock);
  return checked.ok ? null : { reason: checked.reason };
};
const tooHeavy: Check = ({ quote: { totals }, plan }) =>
  isTooHeavy(totals.weightKg, plan) ? { reason: 'overweight', limitKg: weightLimitKg(plan) } : null;

const EVERY_WAY = [nothing, closed, notOffered, soldOut, tooFew];
const CHECKS: Record<SubmitInput['way'], readonly Check[]> = {
  delivery: [...EVERY_WAY, deliveryAmount, tooHeavy, required],
  pickup: [...EVERY_WAY, pickupAmount, pickupPromotion],
};

/**
 * Whether the cart can go to checkout, and each reason why not, the most pressing first (spec 002
 * §4 "Store bar and submit", decisions G4, G5, G12). Weight and required products count for
 * delivery only. Address, time and tableware belong to the order.
 */
export const submitState = (
  input: SubmitInput,
): { isEnabled: boolean; refusals: readonly CartSubmitRefusal[] } => {
  const selected = input.cart.filter((line) => line.selected && line.quantity > 0);
  const refusals = CHECKS[input.way]
    .map((check) => check(input, selected))
    .filter((refusal) => refusal !== null);
  return { isEnabled: refusals.length === 0, refusals };
};
