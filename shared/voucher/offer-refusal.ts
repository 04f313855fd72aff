import { UNLIMITED, type Limit } from '../cart/cart-line.ts';
import type { Instant } from '../kernel/time.ts';
import type { Buyer } from '../pricing/price-input.ts';
import { isAtLeast } from '../validate/version.ts';
import type { Offer, OfferRefusal } from './offer.ts';

const isUsedUp = (left: Limit): boolean => left !== UNLIMITED && left <= 0;
const excludes = (scope: readonly string[], value: string): boolean =>
  scope.length > 0 && !scope.includes(value);

/** When and where: what no guest can change. */
const ofOffer = (offer: Offer, storeId: string, now: Instant): OfferRefusal | null => {
  if (now < offer.startAt) return { reason: 'NOT_STARTED' };
  if (now > offer.endAt) return { reason: 'EXPIRED' };
  if (offer.used) return { reason: 'USED' };
  if (excludes(offer.storeIds, storeId)) return { reason: 'SCOPE_STORE' };
  if (isUsedUp(offer.userRemaining)) return { reason: 'LIMIT_USER' };
  return isUsedUp(offer.totalRemaining) ? { reason: 'LIMIT_TOTAL' } : null;
};

/** The circumstances of the request: what signing in, updating or another way to pay can resolve. */
const ofBuyer = (offer: Offer, buyer: Buyer): OfferRefusal | null => {
  if (offer.needsLogin && !buyer.isLoggedIn) return { reason: 'LOGIN' };
  if (
    offer.minVersion !== null &&
    buyer.appVersion !== null &&
    !isAtLeast(buyer.appVersion, offer.minVersion)
  )
    return { reason: 'VERSION', minVersion: offer.minVersion };
  const isWrongChannel =
    buyer.paymentChannel !== null && excludes(offer.paymentChannels, buyer.paymentChannel);
  return isWrongChannel ? { reason: 'PAYMENT_CHANNEL' } : null;
};

/**
 * Why an offer cannot count whatever the prices are, or null (decision H15). The first of:
 * NOT_STARTED, EXPIRED (from the millisecond after `endAt`), USED, SCOPE_STORE, LIMIT_USER,
 * LIMIT_TOTAL, LOGIN, VERSION, PAYMENT_CHANNEL. Outside the native app (`appVersion` null) there is
 * no version to reach, and a payment channel not yet chosen refuses nothing; an app whose version
 * cannot be read is too old.
 */
export const offerRefusal = (
  offer: Offer,
  { storeId, buyer }: { storeId: string; buyer: Buyer },
  now: Instant,
): OfferRefusal | null => ofOffer(offer, storeId, now) ?? ofBuyer(offer, buyer);
