import type { texts as zh } from './zh.ts';

/** The first screen of the supermarket home, and what lists of goods say. */
export const texts: Record<keyof typeof zh, string> = {
  'title.marketIndex': 'Groceries',
  'market.near': 'Supermarkets near you',
  'market.seckill': 'Flash sale',
  'market.seckillEnds': 'ends in {time}',
  'market.goodsTabs': 'Lists of goods',
  'market.recommended': 'For you',
  'market.tabEmpty': 'Nothing in this list right now',
  'market.tabEmptyText': 'The supermarkets near you have other goods',
  'market.carts': 'Waiting in your carts',
  'market.cart': '{count} item | {count} items',
  'market.cartStore': 'Supermarket cart',
  'market.popupsFailed': 'Failed to load the campaign',
  'market.posters': 'Ideas for you',
  'market.central': 'Promotion',
  'market.searchField': 'Search groceries',
  'market.sale': 'On sale',
  'market.half': 'Half price',
  'market.alcohol': 'Alcohol',
  'market.soldOut': 'Sold out',
};
