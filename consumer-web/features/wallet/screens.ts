import type { walletRoutes } from '#shared/routes/consumer/wallet.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const walletScreens: ScreensOf<typeof walletRoutes> = {
  UserRedpack: async () => (await import('./wallet.screen.tsx')).UserRedpackScreen,
  userVoucher: async () => (await import('./wallet.screen.tsx')).UserVoucherScreen,
  userReduce: async () => (await import('./wallet.screen.tsx')).UserReduceScreen,
  redpack: async () => (await import('./choice.screen.tsx')).RedpackScreen,
  voucher: async () => (await import('./choice.screen.tsx')).VoucherScreen,
  reduce: async () => (await import('./choice.screen.tsx')).ReduceScreen,
  marketVoucher: async () => (await import('./choice.screen.tsx')).MarketVoucherScreen,
  marketRedpack: async () => (await import('./choice.screen.tsx')).MarketRedpackScreen,
  marketUseful: async () => (await import('./market-wallet.screen.tsx')).MarketUsefulScreen,
  marketDisUseful: async () => (await import('./market-wallet.screen.tsx')).MarketDisUsefulScreen,
  boxPrice: async () => (await import('./box-price.screen.tsx')).BoxPriceScreen,
};
