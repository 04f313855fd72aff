export { promotionHandlers } from './handlers.ts';
export { sweepPromotions } from './sweep.ts';
