import * as z from 'zod/mini';
import { DEVICE_PURPOSES } from '../../codes/device-purpose.ts';
import { ROLES } from '../../codes/group-order.ts';
import type { DeviceId, MerchantId, OperatorId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { merchantSession, tillDevice } from './sign-in.ts';
import { id, instant, page, paging, rawText, text, withDefault } from '../wire.ts';

const operatorId = id<OperatorId>();
const storeId = id<StoreId>();
const deviceId = id<DeviceId>();
const requestId = id<RequestId>();
const pin = z.string().check(z.regex(/^\d{4,6}$/));
const password = rawText(200, 1);
/** The rules of `shared/validate/staff-password.ts` are checked with the account: PASSWORD_WEAK. */
const newPassword = rawText(200, 1);
/**
 * A till proves itself with the key that its first sign-in or its enrolment gave it (decision A6).
 */
const till = { deviceId, deviceKey: rawText(200, 20) };
const merchant = z.object({ id: id<MerchantId>(), name: z.string() });

const person = {
  /** A phone, or a staff code of letters, digits, `.`, `-`, `_`. */
  account: z.string().check(z.trim(), z.regex(/^[\w.+-]{3,40}$/)),
  name: z.object({ zh: text(40, 1), en: text(40, 1) }),
  role: z.enum(ROLES),
  /** Empty for an owner, who works in every store. */
  storeIds: z.array(storeId).check(z.maxLength(200)),
};

const staffRow = z.object({
  operatorId,
  ...person,
  isActive: z.boolean(),
  hasPin: z.boolean(),
  isSelf: z.boolean(),
});
/** One of the merchant's people as owners and managers see them. */
export type StaffRow = z.output<typeof staffRow>;

const deviceRow = z.object({
  deviceId,
  name: z.string(),
  storeName: z.nullable(z.string()),
  createdAt: instant,
  enrolledAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
  lastOperatorName: z.nullable(z.string()),
  revokedAt: z.nullable(instant),
  lockMinutes: z.int(),
  purpose: z.enum(DEVICE_PURPOSES),
  isThis: z.boolean(),
});
/** One till as the owner sees it. */
export type DeviceRow = z.output<typeof deviceRow>;

const owner = ['owner'] as const;
const deciders = ['owner', 'manager'] as const;

const operators = {
  operatorList: call('/group/merchant/operator/_list', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Who works at this till: for the lock screen and the quick switch',
    errors: ['DEVICE_UNKNOWN', 'DEVICE_REVOKED', 'DEVICE_PURPOSE'],
    request: z.object({ ...till, storeId: z.optional(storeId) }),
    reply: z.object({
      merchant,
      device: tillDevice,
      operators: z.array(
        z.object({
          id: operatorId,
          name: z.string(),
          role: z.enum(ROLES),
          hasPin: z.boolean(),
          lockedUntil: z.nullable(instant),
        }),
      ),
    }),
  }),
  /**
   * Five wrong PINs of one operator in a row lock their PIN at every till: for 15 minutes, then an
   * hour, then a day; 25 within a week take it away. The password always works.
   */
  operatorSwitch: call('/group/merchant/operator/_switch', {
    caller: 'guest',
    failure: 'silent',
    summary: 'A session of an operator at this till, by PIN',
    errors: [
      'PIN_WRONG',
      'PIN_LOCKED',
      'PIN_NOT_SET',
      'STAFF_NOT_FOUND',
      'DEVICE_UNKNOWN',
      'DEVICE_NOT_ENROLLED',
      'DEVICE_REVOKED',
    ],
    request: z.object({ ...till, operatorId, pin }),
    reply: merchantSession,
  }),
  /**
   * Setting one's own PIN needs the password or the present PIN. Null removes it; for another person, an owner
   * may, and a manager of cashiers and auditors at their stores.
   */
  operatorSetPin: call('/group/merchant/operator/_set-pin', {
    caller: 'merchant',
    failure: 'silent',
    summary: "Sets one's own PIN, or takes one away",
    errors: [
      'PASSWORD_WRONG',
      'ACCOUNT_LOCKED',
      'PIN_WRONG',
      'PIN_LOCKED',
      'PIN_NOT_SET',
      'PIN_WEAK',
      'PASSWORD_NEEDED',
      'NO_PERMISSION',
      'STAFF_NOT_FOUND',
    ],
    request: z.object({
      operatorId,
      pin: z.nullable(pin),
      password: z.optional(password),
      oldPin: z.optional(pin),
    }),
    reply: z.object({ hasPin: z.boolean() }),
  }),
};

const staff = {
  /** Managers see who works at their stores, and the owners. */
  staffList: call('/group/merchant/staff/_list', {
    caller: 'merchant',
    roles: deciders,
    failure: 'silent',
    repeat: 'read',
    summary: "The merchant's people",
    request: z.object({ keyword: z.optional(text(50)), ...paging }),
    reply: page(staffRow),
  }),
  /** `requestId` becomes the person's id, so that a repeat does not add a second person. */
  staffAdd: call('/group/merchant/staff/_add', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Adds a person',
    errors: [
      'PASSWORD_NEEDED',
      'PASSWORD_WEAK',
      'ACCOUNT_TAKEN',
      'STORE_NOT_FOUND',
      'REQUEST_REUSED',
    ],
    request: z.object({ requestId, ...person, password: newPassword }),
    reply: z.object({ operatorId }),
  }),
  staffEdit: call('/group/merchant/staff/_edit', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'keyed',
    summary: "Changes a person's name, account, role and stores",
    errors: [
      'PASSWORD_NEEDED',
      'STAFF_NOT_FOUND',
      'ACCOUNT_TAKEN',
      'STORE_NOT_FOUND',
      'LAST_OWNER',
    ],
    request: z.object({ operatorId, ...person }),
    reply: z.object({}),
  }),
  /** Ends their sessions, refresh tokens, device keys and PIN; the caller's own session stays. */
  staffResetPassword: call('/group/merchant/staff/_reset-password', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Gives a person a new password',
    errors: ['PASSWORD_NEEDED', 'PASSWORD_WEAK', 'STAFF_NOT_FOUND'],
    request: z.object({ operatorId, password: newPassword }),
    reply: z.object({}),
  }),
  /** A dismissal ends their sessions, refresh tokens, device keys and PIN. */
  staffSetActive: call('/group/merchant/staff/_set-active', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Dismisses a person or takes them back',
    errors: ['PASSWORD_NEEDED', 'STAFF_NOT_FOUND', 'LAST_OWNER'],
    request: z.object({ operatorId, isActive: z.boolean() }),
    reply: z.object({}),
  }),
};

const devices = {
  /** The same `requestId` gets another token and ends the one before. */
  deviceCreateEnrolment: call('/group/merchant/device/_create-enrolment', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'A one-time token (10 minutes) with which a new till enrols',
    errors: ['PASSWORD_NEEDED', 'STORE_NOT_FOUND', 'BAD_REQUEST'],
    request: z.object({
      requestId,
      storeId: z.nullable(storeId),
      name: withDefault(text(40), ''),
      purpose: withDefault(z.enum(DEVICE_PURPOSES), 'TILL'),
    }),
    reply: z.object({ token: z.string(), expiresAt: instant }),
  }),
  /** Until the token's end the same device may send it again under the same idempotency key: the answer may have been lost. */
  deviceEnrol: call('/group/merchant/device/_enrol', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Enrols this till with the token that an owner shows',
    errors: ['ENROLMENT_INVALID'],
    request: z.object({ token: rawText(40), deviceId, name: withDefault(text(40), '') }),
    reply: z.object({ deviceKey: z.string(), merchant, device: tillDevice }),
  }),
  /** Its own session, without a person or a PIN; it opens the calls of the kitchen only. */
  deviceOpen: call('/group/merchant/device/_open', {
    caller: 'guest',
    failure: 'silent',
    summary: 'A session of a display of the kitchen, by its key',
    errors: ['DEVICE_UNKNOWN', 'DEVICE_REVOKED', 'DEVICE_PURPOSE'],
    request: z.object(till),
    reply: merchantSession,
  }),
  deviceList: call('/group/merchant/device/_list', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'read',
    summary: "The merchant's tills, last seen first",
    request: z.object({ ...paging }),
    reply: page(deviceRow),
  }),
  deviceRename: call('/group/merchant/device/_rename', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Renames a till',
    errors: ['DEVICE_NOT_FOUND'],
    request: z.object({ deviceId, name: text(40, 1) }),
    reply: z.object({}),
  }),
  deviceSetUp: call('/group/merchant/device/_set-up', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Idle minutes until a till locks; 0 is never',
    errors: ['DEVICE_NOT_FOUND'],
    request: z.object({ deviceId, lockMinutes: z.int().check(z.gte(0), z.lte(240)) }),
    reply: z.object({}),
  }),
  deviceRevoke: call('/group/merchant/device/_revoke', {
    caller: 'merchant',
    roles: owner,
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Stops a till at its next call',
    errors: ['DEVICE_NOT_FOUND'],
    request: z.object({ deviceId }),
    reply: z.object({}),
  }),
};

/** Who works at a till, and the tills (decisions A3–A6). */
export const merchantPeopleCalls = { ...operators, ...staff, ...devices };
