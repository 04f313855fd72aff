import { ROLES } from '#shared/codes/group-order.ts';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { dayOf, startOfDay } from '#shared/kernel/time.ts';
import { specialDaysOf, type StoreHours } from '#shared/order/checkout/store-hours.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { weekOf } from '../store-edit/week.ts';
import {
  activeStaff,
  listStores,
  redeemedSince,
  type StoreListed,
  type Today,
  type Worker,
} from './stores-repo.ts';

const NO_HOURS: StoreHours = { hours: [], weekdays: [], closedDays: [] };
const NOTHING: Today = { count: 0, times: 0, amount: 0 };

const rowOf = (
  { pick, session, now }: MerchantContext,
  store: StoreListed,
  today: ReadonlyMap<string, Today>,
  workers: readonly Worker[],
): StoreRow => {
  const { count, times, amount } = today.get(store.id) ?? NOTHING;
  const staff = workers
    .filter(({ role, storeIds }) => role === 'owner' || storeIds.includes(store.id))
    .toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
  return {
    storeId: asId(store.id),
    name: pick(store.name),
    address: pick(store.address),
    phone: store.phone,
    kind: store.kind,
    hours: (store.week ?? weekOf(store.hours ?? NO_HOURS)).map((day) => [...day]),
    days: specialDaysOf(store.hours ?? NO_HOURS, dayOf(now)).map((days) => ({
      ...days,
      spans: [...days.spans],
    })),
    daysSeq: store.daysSeq,
    today:
      session.role === 'cashier' || store.kind !== 'group'
        ? null
        : { count, times, amount: cents(amount) },
    staff: staff.map(({ id, name, role }) => ({ operatorId: asId(id), name: pick(name), role })),
    switches: store.switches,
  };
};

/** Where the caller works: hours and switches for all, figures of today for those who may see money, people for those who decide (decision A3). */
export const storeList: Handlers['merchantStoreList'] = async (context, { offset, size }) => {
  const {
    session,
    now,
    deps: {
      db: { query },
    },
  } = context;
  const { merchantId, role } = session;
  const isDecider = role === 'owner' || role === 'manager';
  const [stores, today, workers] = await Promise.all([
    listStores(query, { merchantId, storeIds: storeScope(session), offset, size }),
    role === 'cashier'
      ? new Map<string, Today>()
      : redeemedSince(query, merchantId, startOfDay(dayOf(now))),
    isDecider ? activeStaff(query, merchantId) : [],
  ]);
  const page = stores.slice(0, size);
  return {
    result: page.map((store) => rowOf(context, store, today, workers)),
    next: stores.length > size,
    nextOffset: offset + page.length,
  };
};
