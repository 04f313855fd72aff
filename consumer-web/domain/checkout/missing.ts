import { deliveryThreshold } from '#shared/cart/threshold.ts';
import { price } from '#shared/format/money.ts';
import { crossesBridge } from '#shared/geo/area.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { cents } from '#shared/kernel/money.ts';
import { checkSubmit, type SubmitRefusal } from '#shared/order/checkout/check-submit.ts';
import type { Day } from '#shared/kernel/time.ts';
import { alcoholAge, type AlcoholForm } from '#shared/validate/alcohol-age.ts';
import { identity, type IdentityForm } from '#shared/validate/identity.ts';
import type { PhoneRegion } from '#shared/validate/phone.ts';
import type { T } from '../../lib/i18n.ts';
import { clashWords } from './clash-words.ts';
import { fieldOf, type Field, type Problem } from './problem.ts';
import type { Checkout } from './use-checkout.ts';

const FIELD: Readonly<Record<SubmitRefusal['reason'], Field>> = {
  noOrderType: 'way',
  noAddress: 'address',
  noDeliveryTime: 'time',
  noPickupTime: 'time',
  noNextDay: 'time',
  noPhone: 'phone',
  badPhone: 'phone',
  noTableware: 'tableware',
  badTableware: 'tableware',
  paymentTooSmall: 'order',
  bonusBlocked: 'gold',
};

export type Phone = { region: PhoneRegion; number: string };
/** `phone`: null is the one that was signed in with. `alcohol` and `risk`: null where they are not required. */
export type Filled = {
  phone: Phone | null;
  alcohol: AlcoholForm | null;
  risk: IdentityForm | null;
  today: Day;
};

const formProblem = (checkout: Checkout, { phone }: Filled, t: T): Problem | null => {
  const { way, address, time, slots, slotsError, draft, quote, body, asksTableware } = checkout;
  if (slots === undefined && slotsError !== null)
    return { field: 'time', text: t('order.timeFailed') };
  if (time.isGone) return { field: 'time', text: t('checkout.slotGone') };
  const checked = checkSubmit({
    orderType: way,
    hasAddress: address !== null,
    slot: time.slot,
    acceptsNextDay: slots?.acceptsNextDay ?? true,
    phone,
    tablewareQty: asksTableware ? draft.tablewareQty : null,
    payableCents: quote.data!.quote!.totalPrice,
    paymentType: body!.paymentType,
    bonusCents: quote.data!.quote!.mcoinDiscountAmtn,
  });
  return checked.ok
    ? null
    : { field: FIELD[checked.reason], text: t(`checkout.no.${checked.reason}`) };
};

const personProblem = ({ alcohol, risk, today }: Filled, t: T): Problem | null => {
  const age = alcohol === null ? { ok: true as const } : alcoholAge(alcohol, today);
  if (!age.ok) return { field: 'alcohol', text: t(`validate.alcoholAge.${age.reason}`) };
  const who = risk === null ? { ok: true as const } : identity(risk);
  return who.ok ? null : { field: 'risk', text: t(`validate.identity.${who.reason}`) };
};

/** How much is missing until a delivery to the chosen address may be ordered (decisions G4, P14); null where the store is not loaded. */
const belowText = (
  { way, address, store: { data: store }, reprice: { menu }, quote }: Checkout,
  t: T,
): string | null => {
  if (way !== 'delivery' || store === undefined || menu === null) return null;
  const passBridge = address !== null && crossesBridge(menu.store, address);
  const missing = deliveryThreshold({ ...store, passBridge }) - (quote.data?.quote?.goodsAmtn ?? 0);
  return missing > 0 ? t('checkout.belowBy', { amount: price(cents(missing)) }) : null;
};

/** The server's refusal of the present order, at the field that it is about. */
export const refusedNow = (checkout: Checkout, t: T): Problem | null => {
  // gold that cannot be used is shown in its row, and not sent
  // and dishes that share no time are named at the time
  const isElsewhere = (reason: string): boolean =>
    reason === 'GOLD_UNAVAILABLE' ||
    (checkout.times.clash.length > 0 && fieldOf(reason) === 'dishes');
  const first = (checkout.quote.data?.refusals ?? []).find(({ reason }) => !isElsewhere(reason));
  if (first === undefined) return null;
  return {
    field: fieldOf(first.reason),
    text: (first.reason === 'BELOW_THRESHOLD' ? belowText(checkout, t) : null) ?? first.note,
  };
};

/** The address or the time could not be loaded, so that there is no order yet. */
const unasked = ({ body, addressError }: Checkout, t: T): Problem | null => {
  if (body !== null) return null;
  return addressError === null
    ? { field: 'order', text: t('error.network') }
    : { field: 'address', text: errorText(addressError, t) };
};

/** Dishes of the cart that share no time. */
const clash = ({ times }: Checkout, t: T): Problem | null => {
  const text = clashWords(times.clash, t);
  return text === null ? null : { field: 'time', text };
};

/** The first thing that keeps this order from being sent; null when nothing does. */
export const firstMissing = (checkout: Checkout, filled: Filled, t: T): Problem | null =>
  unasked(checkout, t) ??
  clash(checkout, t) ??
  refusedNow(checkout, t) ??
  formProblem(checkout, filled, t) ??
  personProblem(filled, t);
