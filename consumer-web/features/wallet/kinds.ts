import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { TextKey } from '../../lib/i18n.ts';

type Kind = {
  wallet: string;
  walletTitle: TextKey;
  choiceTitle: TextKey;
  name: TextKey;
};

/** Pages and words of each kind of offer. */
export const KINDS: Readonly<Record<TakeoutOffer, Kind>> = {
  redPacket: {
    wallet: consumerRoutes.UserRedpack.path,
    walletTitle: 'title.userRedpack',
    choiceTitle: 'title.redpack',
    name: 'wallet.kind.redPacket',
  },
  voucher: {
    wallet: consumerRoutes.userVoucher.path,
    walletTitle: 'title.userVoucher',
    choiceTitle: 'title.voucher',
    name: 'wallet.kind.voucher',
  },
  freeDelivery: {
    wallet: consumerRoutes.userReduce.path,
    walletTitle: 'title.userReduce',
    choiceTitle: 'title.reduce',
    name: 'wallet.kind.freeDelivery',
  },
};

/** The offers of all businesses, or of `business` alone. `pathOf`: the page of a kind; `browsePath`: where one finds stores. */
export type Wallet = {
  business: (typeof couponBusiness.codes)['market'] | undefined;
  pathOf: (kind: TakeoutOffer) => string;
  browsePath: string;
};

export const WHOLE_WALLET: Wallet = {
  business: undefined,
  pathOf: (kind) => KINDS[kind].wallet,
  browsePath: consumerRoutes.home.path,
};

/** The lists of the supermarkets' offers: each is a page, which holds the kind in its address. */
export const MARKET_LISTS = {
  usableNow: consumerRoutes.marketUseful,
  unusable: consumerRoutes.marketDisUseful,
} as const;
export type MarketList = keyof typeof MARKET_LISTS;

export const marketWallet = (list: MarketList): Wallet => ({
  business: couponBusiness.codes.market,
  pathOf: (kind) => href(MARKET_LISTS[list], { kind }),
  browsePath: consumerRoutes.marketIndex.path,
});
