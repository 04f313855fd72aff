import type { merchantStoreDaysCalls } from '#shared/contract/merchant/store-days.ts';
import type { merchantStoresCalls } from '#shared/contract/merchant/stores.ts';
import type { Handlers } from '#server/kit/context.ts';
import { storeList } from './list.ts';
import { storeSetDays, storeSetHours, storeSetSwitches, storeSwitches } from './switches.ts';

export const storeHandlers: Pick<
  Handlers,
  keyof typeof merchantStoresCalls | keyof typeof merchantStoreDaysCalls
> = {
  merchantStoreList: storeList,
  merchantStoreSwitches: storeSwitches,
  merchantStoreSetSwitches: storeSetSwitches,
  merchantStoreSetHours: storeSetHours,
  merchantStoreSetDays: storeSetDays,
};
