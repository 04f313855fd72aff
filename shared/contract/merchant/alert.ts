import * as z from 'zod/mini';
import { ALERT_KINDS, ALERT_STATES } from '../../codes/alert.ts';
import type { Role } from '../../codes/group-order.ts';
import type { AlertId, DeviceId, OperatorId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, day, id, instant, page, paging, text, withDefault } from '../wire.ts';

const readers: readonly Role[] = ['owner', 'manager', 'auditor'];
const settlers: readonly Role[] = ['owner', 'manager'];

const alert = z.object({
  id: id<AlertId>(),
  kind: z.enum(ALERT_KINDS),
  /** The business day that it is about; a day that was not closed, or the one on which it happened. */
  day,
  /** When it happened first and last, and how often. */
  at: instant,
  lastAt: instant,
  times: count,
  storeId: z.nullable(id<StoreId>()),
  storeName: z.nullable(z.string()),
  operatorId: z.nullable(id<OperatorId>()),
  operatorName: z.nullable(z.string()),
  deviceId: z.nullable(id<DeviceId>()),
  deviceName: z.nullable(z.string()),
  /** The first owner or manager who saw it. */
  seen: z.nullable(z.object({ at: instant, operatorName: z.string() })),
  /** `operatorName` is null where it settled by itself, as when a forgotten day was closed. */
  settled: z.nullable(
    z.object({ at: instant, operatorName: z.nullable(z.string()), note: z.string() }),
  ),
});
/** One alert as owners, managers and auditors see it. */
export type AlertRow = z.output<typeof alert>;

/** The most alerts that are marked as seen in one call. */
export const MOST_SEEN = 100;

/**
 * What owners and managers should look at. A manager and an auditor have the alerts of their own
 * stores; those about people and devices are for owners and auditors, but for a revoked till that calls.
 */
export const merchantAlertCalls = {
  merchantAlertList: call('/group/merchant/alert/_list', {
    caller: 'merchant',
    roles: readers,
    failure: 'silent',
    repeat: 'read',
    summary: 'Alerts of half a year, the last one first',
    request: z.object({
      state: withDefault(z.enum(ALERT_STATES), 'open'),
      kind: z.optional(z.enum(ALERT_KINDS)),
      storeId: z.optional(id<StoreId>()),
      ...paging,
    }),
    reply: page(alert),
  }),
  merchantAlertCount: call('/group/merchant/alert/_count', {
    caller: 'merchant',
    roles: readers,
    failure: 'silent',
    repeat: 'read',
    summary: 'How many alerts are open',
    request: z.object({}),
    reply: z.object({ open: count }),
  }),
  /** The first mark stays; alerts of others are left alone. */
  merchantAlertSeen: call('/group/merchant/alert/_seen', {
    caller: 'merchant',
    roles: settlers,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Marks alerts as seen by the caller',
    request: z.object({
      alertIds: z.array(id<AlertId>()).check(z.minLength(1), z.maxLength(MOST_SEEN)),
    }),
    reply: z.object({}),
  }),
  /** A settled alert stays as it was settled first, and the reply says by whom. */
  merchantAlertSettle: call('/group/merchant/alert/_settle', {
    caller: 'merchant',
    roles: settlers,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Settles an alert',
    errors: ['ALERT_NOT_FOUND'],
    request: z.object({ alertId: id<AlertId>(), note: withDefault(text(200), '') }),
    reply: alert,
  }),
};
