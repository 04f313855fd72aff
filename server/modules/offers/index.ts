export { expireOffers } from './expire.ts';
export { offerHandlers } from './handlers.ts';
export type { ClaimableOffer } from './claimable.ts';
export { offersOfOrders } from './port.ts';
export { packetsToClaim, packetsToUse } from './popup-packets.ts';
export { couponsOfSearch } from './search-coupon.ts';
export type { OfferTerms, Validity } from './terms.ts';
