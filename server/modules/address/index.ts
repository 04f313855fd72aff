export { addressHandlers } from './handlers.ts';
export { placeOfOrder } from './place-of-order.ts';
export type { PlaceFault } from './place-of-words.ts';
