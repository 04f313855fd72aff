import { couponBusinesses, type WireCoupon } from '#shared/voucher/wire-coupon.ts';
import { shopOfferT } from '../../domain/offers/market-offer-words.ts';
import type { ShopName } from '../../domain/shop.ts';
import type { ShopWords } from '../../domain/shop-words.ts';
import type { T } from '../../lib/i18n.ts';

/** What the wallet says of stores and meals, of supermarkets and goods. */
const MARKET_WORDS: ShopWords = {
  'wallet.ruleScope': 'wallet.market.ruleScope',
  'wallet.empty.usableText': 'wallet.market.usableText',
  'choice.noOrderText': 'choice.market.noOrderText',
};

/** The sentences of the wallet where offers of one shop are listed. */
export const walletT = (shop: Pick<ShopName, 'kind'>, t: T): T => shopOfferT(shop, t, MARKET_WORDS);

/** The sentences about one coupon, in the words of supermarkets when it counts only there. */
export const couponT = (coupon: Pick<WireCoupon, 'businessTypes'>, t: T): T =>
  couponBusinesses(coupon).every((business) => business === 'market')
    ? walletT({ kind: 'market' }, t)
    : t;
