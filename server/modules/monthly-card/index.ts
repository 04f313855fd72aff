export { sweepMemberOrders } from './close.ts';
export { packetOffer } from './give.ts';
export { monthlyCardHandlers } from './handlers.ts';
export { isMember } from './standing.ts';
export { memberPayable } from './payable.ts';
export { renewCards } from './renew.ts';
export type { ItemTerms, PacketTerms } from './terms.ts';
