import { marketAgainWords } from '../../../domain/order/again/market-again-words.ts';
import type { ShopWords } from '../../../domain/shop-words.ts';

/** What takeout says of meals, on the pages of an order (decision P36). */
export const orderWords: ShopWords = {
  ...marketAgainWords,
  'orders.emptyText': 'marketOrder.noneText',
  'orders.emptyTabText': 'marketOrder.noneTabText',
  'orders.toHome': 'marketOrder.toHome',
  'orders.line.waitingPickup': 'marketOrder.line.waitingPickup',
  'orders.line.cooking': 'marketOrder.line.picking',
  'orders.line.cookingPickup': 'marketOrder.line.pickingPickup',
  'orders.line.atStore': 'marketOrder.line.atStore',
  'orders.line.arrived': 'marketOrder.line.arrived',
  'orders.line.ready': 'marketOrder.line.ready',
  'orders.line.completed': 'marketOrder.line.completed',
  'orders.pickupCode': 'marketOrder.pickupCode',
  'orders.goods': 'marketOrder.subtotal',
  'orders.dishes': 'marketOrder.goodsAndFees',
  'orders.pickup': 'marketOrder.pickup',
  'reimburse.items': 'marketOrder.refundItems',
  'reimburse.previewGoods': 'marketOrder.goods',
};
