import * as z from 'zod/mini';
import { STOP_ENDS } from '../../codes/delivery-run.ts';
import type { OrderId, RequestId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id, instant, lat, lon, text, withDefault } from '../wire.ts';

/** What a driver's link carries. */
const token = z.string().check(z.regex(/^[\w-]{20,64}$/));

/**
 * A door of a run. `contact`: whom to bring it to, until the stop is behind. `waitsUntil`: nobody opens,
 * and until then the driver stays. `number`: by which the store calls the order.
 */
const stop = z.object({
  orderId: id<OrderId>(),
  number: z.string(),
  pieces: z.int(),
  remark: z.string(),
  contact: z.nullable(
    z.object({
      name: z.string(),
      phone: z.string(),
      address: z.string(),
      lat,
      lon,
    }),
  ),
  hasAlcohol: z.boolean(),
  waitsUntil: z.nullable(instant),
  calls: z.int(),
  endedAs: z.nullable(z.enum(STOP_ENDS)),
  endedAt: z.nullable(instant),
});

/** A run as its driver sees it. `isOver`: no stop is ahead any more. */
const run = z.object({
  storeName: z.string(),
  storePhone: z.string(),
  driverName: z.string(),
  stops: z.array(stop),
  isOver: z.boolean(),
  serverTime: instant,
});
/** A run as its driver sees it. */
export type DriverRun = z.output<typeof run>;

const ERRORS = ['RUN_NOT_FOUND', 'TOO_MANY_CALLS'] as const;
const acting = { caller: 'guest', failure: 'silent', repeat: 'keyed' } as const;
const ACT_ERRORS = [...ERRORS, 'RUN_OVER', 'NOT_NOW', 'KEY_REUSED'] as const;
const act = z.object({ token, requestId: id<RequestId>(), orderId: id<OrderId>() });
/** `replay`: this very request was answered before. */
const acted = z.object({ run, replay: z.boolean() });

/** Characters of a photo in base64: the page draws it small before it sends it. */
export const PHOTO_MOST = 230_000;

/** A store's own driver, who has no account: the link of the run is all that they need (decision DA16). */
export const driverRunCalls = {
  driverRun: call('/takeouts/run/_get', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Where a store’s own driver goes',
    errors: [...ERRORS],
    request: z.object({ token }),
    reply: run,
  }),
  /** With the guest's code, or a JPEG of where it stands, in base64. */
  driverDelivered: call('/takeouts/run/_delivered', {
    ...acting,
    summary: 'A store’s own driver has delivered an order',
    errors: [...ACT_ERRORS, 'DELIVERY_CODE_WRONG', 'DELIVERY_CODE_LOCKED', 'UPLOAD_TYPE'],
    request: z.extend(act, {
      code: withDefault(text(12), ''),
      photo: withDefault(z.string().check(z.maxLength(PHOTO_MOST)), ''),
    }),
    reply: acted,
  }),
  /** `hasCalled`: one more call is noted. */
  driverNotMet: call('/takeouts/run/_not-met', {
    ...acting,
    summary: 'Nobody opens the door to a store’s own driver',
    errors: [...ACT_ERRORS],
    request: z.extend(act, { hasCalled: withDefault(z.boolean(), false) }),
    reply: acted,
  }),
  /** Kept only while a stop is ahead, and at most every few seconds. */
  driverPlace: call('/takeouts/run/_place', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Where a store’s own driver is',
    errors: [...ERRORS],
    request: z.object({ token, lat, lon }),
    reply: z.object({ isOver: z.boolean() }),
  }),
};
