import type { ShopWords } from '../../shop-words.ts';

/** What takeout says of meals (decision P36). */
export const marketAgainWords: ShopWords = {
  'orders.againNone': 'marketOrder.againNone',
  'orders.againGone': 'marketOrder.againGone',
  'orders.againDearer': 'marketOrder.againDearer',
  'orders.againDearerText': 'marketOrder.againDearerText',
  'orders.gone.gone': 'marketOrder.gone.gone',
  'orders.gone.options': 'marketOrder.gone.options',
  'orders.gone.fullPrice': 'marketOrder.gone.fullPrice',
};
