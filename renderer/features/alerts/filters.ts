import {
  ALERT_STATES,
  alertKindsOf,
  type AlertKind,
  type AlertState,
} from '#shared/codes/alert.ts';
import type { Role } from '#shared/codes/group-order.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { inboxFilters, type InboxFilters } from '../../lib/inbox-filters.ts';

/** The filters of the list of alerts. */
export type Filters = InboxFilters<AlertState, AlertKind>;

/** Reads and writes them, of the kinds that a role is alerted to. */
export const alertFilters = (role: Role) =>
  inboxFilters<AlertState, AlertKind>(ALERT_STATES, alertKindsOf(role));

export const requestOf = ({
  state,
  kind,
  storeId,
}: Filters): BodyOf<Contract['merchantAlertList']> => ({
  state,
  ...(kind && { kind }),
  ...(storeId && { storeId }),
});
