export { claiming } from './claim.ts';
export { expireOffers } from './expire.ts';
export { offerHandlers } from './handlers.ts';
export {
  changePiece,
  endPiece,
  givePiece,
  hasPieceLike,
  type MemberOffer,
  piecesByIds,
  piecesOfOffers,
  usedCardPackets,
  type UsedPacket,
} from './given.ts';
export { packetFor } from './packet.ts';
export type { ClaimableOffer } from './claimable.ts';
export { offersOfOrders } from './port.ts';
export { packetsOfZone, packetsToClaim, packetsToUse } from './popup-packets.ts';
export { couponsOfSearch } from './search-coupon.ts';
export { offerIfOwned } from './unowned.ts';
export type { OfferTerms, Validity } from './terms.ts';
