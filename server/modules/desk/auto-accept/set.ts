import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Handlers } from '#server/kit/context.ts';
import { onceAtStore } from '../store-live.ts';
import { saveSetting } from './setting-repo.ts';

/** What a store accepts by itself from now on. */
export const setDesk: Handlers['merchantDeskSet'] = onceAtStore<
  RequestOf<Contract['merchantDeskSet']>
>('set', (query, { merchantId, id }, { autoAccept: { ways, mostAmtn, mostOpen } }) =>
  saveSetting(query, { merchantId, storeId: id }, { ways, mostAmount: mostAmtn, mostOpen }),
);
