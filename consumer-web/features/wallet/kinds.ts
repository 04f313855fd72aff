import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { TextKey } from '../../lib/i18n.ts';

type Kind = {
  wallet: string;
  choice: (storeId: string) => string;
  walletTitle: TextKey;
  choiceTitle: TextKey;
  name: TextKey;
};

/** Pages and words of each kind of offer. */
export const KINDS: Readonly<Record<TakeoutOffer, Kind>> = {
  redPacket: {
    wallet: consumerRoutes.UserRedpack.path,
    choice: (storeId) => href(consumerRoutes.redpack, { storeId }),
    walletTitle: 'title.userRedpack',
    choiceTitle: 'title.redpack',
    name: 'wallet.kind.redPacket',
  },
  voucher: {
    wallet: consumerRoutes.userVoucher.path,
    choice: (storeId) => href(consumerRoutes.voucher, { storeId }),
    walletTitle: 'title.userVoucher',
    choiceTitle: 'title.voucher',
    name: 'wallet.kind.voucher',
  },
  freeDelivery: {
    wallet: consumerRoutes.userReduce.path,
    choice: (storeId) => href(consumerRoutes.reduce, { storeId }),
    walletTitle: 'title.userReduce',
    choiceTitle: 'title.reduce',
    name: 'wallet.kind.freeDelivery',
  },
};
