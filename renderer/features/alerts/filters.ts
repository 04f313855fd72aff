import { ALERT_KINDS, ALERT_STATES, type AlertKind, type AlertState } from '#shared/codes/alert.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { inboxFilters, type InboxFilters } from '../../lib/inbox-filters.ts';

/** The filters of the list of alerts. */
export type Filters = InboxFilters<AlertState, AlertKind>;

export const { filtersOf, queryOf } = inboxFilters<AlertState, AlertKind>(
  ALERT_STATES,
  ALERT_KINDS,
);

export const requestOf = ({
  state,
  kind,
  storeId,
}: Filters): BodyOf<Contract['merchantAlertList']> => ({
  state,
  ...(kind && { kind }),
  ...(storeId && { storeId }),
});
