import type { T } from '../../lib/i18n.ts';
import type { ShopName } from '../shop.ts';
import { inWordsOf, type ShopWords } from '../shop-words.ts';

/** What coupons say of stores, of supermarkets. */
const MARKET_OFFER_WORDS: ShopWords = {
  'voucher.scope.all': 'voucher.market.all',
  'voucher.scope.some': 'voucher.market.some',
  'voucher.scope.stores': 'voucher.market.stores',
  'voucher.scope.one': 'voucher.market.one',
  'voucher.scope.viewRules': 'voucher.market.viewRules',
  'voucher.refusal.SCOPE_STORE': 'voucher.market.refused',
};

/** The sentences about the offers of a shop; `more`: what an area says besides of supermarkets. */
export const shopOfferT = ({ kind }: Pick<ShopName, 'kind'>, t: T, more: ShopWords = {}): T =>
  kind === 'market' ? inWordsOf({ ...MARKET_OFFER_WORDS, ...more }, t) : t;
