import { ALERT_KINDS, ALERT_STATES, type AlertKind, type AlertState } from '#shared/codes/alert.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { isId } from '../../lib/address.ts';

/** The filters of the list of alerts; null is no limit. */
export type Filters = { state: AlertState; kind: AlertKind | null; storeId: StoreId | null };

/** Filters from the address; what does not read is as if it were not there. */
export const filtersOf = (query: URLSearchParams): Filters => {
  const store = query.get('store');
  return {
    state: ALERT_STATES.find((state) => state === query.get('state')) ?? 'open',
    kind: ALERT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    storeId: isId(store) ? asId(store) : null,
  };
};

/** The address of filters: only what differs from all that are open. */
export const queryOf = ({ state, kind, storeId }: Filters): Record<string, string> => ({
  ...(state !== 'open' && { state }),
  ...(kind && { kind }),
  ...(storeId && { store: storeId }),
});

export const requestOf = ({
  state,
  kind,
  storeId,
}: Filters): BodyOf<Contract['merchantAlertList']> => ({
  state,
  ...(kind && { kind }),
  ...(storeId && { storeId }),
});
