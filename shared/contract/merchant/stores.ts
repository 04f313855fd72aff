import * as z from 'zod/mini';
import { RECEIPT_MODES, ROLES } from '../../codes/group-order.ts';
import { WORKPLACE_KINDS } from '../../codes/store-kind.ts';
import type { OperatorId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, day, dollars, id, instant, page, paging, text } from '../wire.ts';

const storeId = id<StoreId>();
const minute = z.int().check(z.gte(0), z.lte(1439));
const spans = z.array(z.object({ fromMinute: minute, toMinute: minute })).check(z.maxLength(6));
/**
 * Seven days from Sunday, each with its spans; an end at or before its start runs past midnight. An
 * empty list: not known.
 */
const weekHours = z.array(spans).check(z.refine((days) => days.length === 0 || days.length === 7));

/** Days with hours of their own, both in it; without spans the store is closed. `note`: what guests read. */
export const specialDays = z.object({
  from: day,
  to: day,
  spans,
  note: z.object({ zh: text(60), en: text(60) }),
});

/** How a store works (table A, row 37): set once, and so at each of its tills. */
export const storeSwitches = z.object({
  /** A scan redeems at once, without a card to confirm (table A, row 5). */
  fastMode: z.boolean(),
  /** The verdict is spoken. */
  voice: z.boolean(),
  /** A receipt after a redeem: none, on a question, always. */
  receipt: z.enum(RECEIPT_MODES),
  /**
   * Cashiers may look vouchers up by phone, order or name, not only by the full code (table A, row
   * 25).
   */
  searchAllowed: z.boolean(),
});
/** The switches of a store. */
export type StoreSwitches = z.output<typeof storeSwitches>;

/** The switches of a store before anyone sets them. */
export const DEFAULT_SWITCHES: StoreSwitches = {
  fastMode: false,
  voice: false,
  receipt: 'OFF',
  searchAllowed: true,
};

const switchesReply = z.object({
  storeId,
  ...storeSwitches.shape,
  /** Who set them last, and when; null before the first time. */
  changed: z.nullable(z.object({ at: instant, operatorName: z.string() })),
});
/** The switches of a store, with who set them. */
export type StoreSwitchesReply = z.output<typeof switchesReply>;

const storeRow = z.object({
  storeId,
  kind: z.enum(WORKPLACE_KINDS),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: weekHours,
  /** Days with hours of their own that are not past; none of a store of deals. */
  days: z.array(specialDays),
  /** How often they were edited. */
  daysSeq: count,
  /** What was redeemed at a store of deals since midnight at UTC+8 and not undone; not for cashiers. */
  today: z.nullable(z.object({ count, times: count, amount: dollars })),
  /** Who works there, for owners and managers; owners work everywhere. */
  staff: z.array(z.object({ operatorId: id<OperatorId>(), name: z.string(), role: z.enum(ROLES) })),
  switches: storeSwitches,
});
/** A store of a merchant. */
export type StoreRow = z.output<typeof storeRow>;

const deciders = ['owner', 'manager'] as const;

/** The stores of a merchant and how they work (decision A5, table A row 37). */
export const merchantStoresCalls = {
  merchantStoreList: call('/group/merchant/store/_list', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'The stores where the caller works',
    errors: ['DEVICE_REVOKED'],
    request: z.object({ ...paging }),
    reply: page(storeRow),
  }),
  merchantStoreSwitches: call('/group/merchant/store/_switches', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'How a store works',
    errors: ['NO_PERMISSION', 'STORE_NOT_FOUND', 'DEVICE_REVOKED'],
    request: z.object({ storeId }),
    reply: switchesReply,
  }),
  /**
   * Only what is named changes, to the value that is named: sending it twice does no more than
   * sending it once.
   */
  merchantStoreSetSwitches: call('/group/merchant/store/_set-switches', {
    caller: 'merchant',
    roles: deciders,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Changes how a store works',
    errors: ['NO_PERMISSION', 'STORE_NOT_FOUND', 'DEVICE_REVOKED'],
    request: z.extend(z.partial(storeSwitches), { storeId }),
    reply: switchesReply,
  }),
  merchantStoreSetHours: call('/group/merchant/store/_set-hours', {
    caller: 'merchant',
    roles: deciders,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Sets the opening hours of a store',
    errors: ['NO_PERMISSION', 'STORE_NOT_FOUND', 'DEVICE_REVOKED', 'HOURS_OVERLAP'],
    request: z.object({ storeId, hours: weekHours }),
    reply: z.object({}),
  }),
};
