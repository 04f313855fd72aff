import type { AlertRow } from '#shared/contract/merchant/alert.ts';
import { asId, type Id } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { storeScope } from '#server/kit/store-scope.ts';
import {
  countOpenAlerts,
  findAlert,
  listAlerts,
  markSeen,
  markSettled,
  type AlertScope,
  type StoredAlert,
} from './alert-inbox-repo.ts';
import { bilingual } from './bilingual.ts';

/** Alerts of one's stores; of those of no store a manager has what guessing and revoked tills are about, owners and auditors all. */
const scopeOf = ({ session }: MerchantContext, storeId?: string): AlertScope => ({
  merchantId: session.merchantId,
  storeIds: storeScope(session, storeId === undefined ? [] : [storeId]),
  seesPeople: session.role !== 'manager',
});

const idOrNull = <T extends Id<string>>(text: string | null): T | null =>
  text === null ? null : asId<T>(text);

const alertFor = ({ pick }: MerchantContext, a: StoredAlert): AlertRow => {
  const named = (zh: string | null, en: string | null): string | null => {
    const name = bilingual(zh, en);
    return name && pick(name);
  };
  return {
    id: asId(a.id),
    kind: a.kind,
    day: a.day,
    at: instant(a.at),
    lastAt: instant(a.last_at),
    times: a.times,
    storeId: idOrNull(a.store_id),
    storeName: named(a.store_zh, a.store_en),
    operatorId: idOrNull(a.operator_id),
    operatorName: named(a.op_zh, a.op_en),
    deviceId: idOrNull(a.device_id),
    deviceName: a.device,
    seen:
      a.seen_at === null
        ? null
        : { at: instant(a.seen_at), operatorName: named(a.seen_zh, a.seen_en) ?? '' },
    settled:
      a.settled_at === null
        ? null
        : {
            at: instant(a.settled_at),
            operatorName: named(a.settled_zh, a.settled_en),
            note: a.note,
          },
  };
};

export const merchantAlertList: Handlers['merchantAlertList'] = async (
  context,
  { state, kind = null, storeId, offset, size },
) => {
  const rows = await listAlerts(context.deps.db.query, scopeOf(context, storeId), {
    state,
    kind,
    storeId: storeId ?? null,
    offset,
    size,
  });
  const result = rows.slice(0, size).map((one) => alertFor(context, one));
  return { result, next: rows.length > size, nextOffset: offset + result.length };
};

export const merchantAlertCount: Handlers['merchantAlertCount'] = async (context) => ({
  open: await countOpenAlerts(context.deps.db.query, scopeOf(context)),
});

export const merchantAlertSeen: Handlers['merchantAlertSeen'] = async (context, { alertIds }) => {
  const { deps, now, session } = context;
  const { operatorId } = session;
  await markSeen(deps.db.query, scopeOf(context), { ids: alertIds, operatorId, at: now });
  return {};
};

export const merchantAlertSettle: Handlers['merchantAlertSettle'] = async (
  context,
  { alertId, note },
) => {
  const { deps, now, session } = context;
  const scope = scopeOf(context);
  const { operatorId } = session;
  await markSettled(deps.db.query, scope, { id: alertId, operatorId, note, at: now });
  const found = await findAlert(deps.db.query, scope, alertId);
  return found === null ? refuse('ALERT_NOT_FOUND') : alertFor(context, found);
};
