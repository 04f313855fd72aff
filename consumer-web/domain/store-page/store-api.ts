import { queryOptions } from '@tanstack/react-query';
import { takeoutActivityCalls } from '#shared/contract/consumer/takeout-activity.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { activityDelivery, activityMerchantDelivery } = takeoutActivityCalls;
const { takeoutStoreReport } = takeoutStoreCalls;
/** Calls that answer about a store of any shop. */
const api = bindCalls({ activityDelivery, activityMerchantDelivery, takeoutStoreReport });

/** Reports a violation of a store. */
export const reportStore = (
  storeId: StoreId,
  report: { reason: number; note: string },
): Promise<unknown> => api.takeoutStoreReport({ storeId, ...report });

/** What delivery costs: the store's plan with the platform's promotion on it, and what the store itself pays. */
export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['storeDelivery', id],
    queryFn: async ({ signal }) => {
      const of = { storeId: asId<StoreId>(id) };
      const [{ plan, reachMeters, delivery: platform }, { delivery: store }] = await Promise.all([
        api.activityDelivery(of, { signal }),
        api.activityMerchantDelivery(of, { signal }),
      ]);
      return { plan, reachMeters, platform, store };
    },
  });
