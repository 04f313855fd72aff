export { combosOfOrders } from './beside.ts';
export { sweepCombos } from './close.ts';
export { pieceOffer } from './give.ts';
export { comboHandlers } from './handlers.ts';
export { comboPayable } from './payable.ts';
export type { GroupTerms, PieceTerms } from './terms.ts';
