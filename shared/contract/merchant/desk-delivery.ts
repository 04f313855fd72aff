import * as z from 'zod/mini';
import { DRIVER_MOST, RUN_MOST } from '../../codes/delivery-run.ts';
import type { OrderId, RequestId, RunId, StoreId } from '../../kernel/ids.ts';
import { PHOTO_MOST } from '../consumer/driver-run.ts';
import { call } from '../define.ts';
import { id, text, withDefault } from '../wire.ts';
import { ACT_ERRORS, act, acted, acting, deciders } from './desk-act.ts';
import { deskOrder } from './desk-shapes.ts';

const driver = z.object({
  name: text(DRIVER_MOST.name, 1),
  phone: withDefault(text(DRIVER_MOST.phone).check(z.regex(/^[\d +-]*$/)), ''),
});

/** What a store with a desk brings itself, and what it does without a rider (decisions DA15, DA16). */
export const merchantDeskDeliveryCalls = {
  /** All of them set out, or none. `link`: the path of the driver's page; it ends with the run. */
  merchantDeskSendOut: call('/group/merchant/desk/_send-out', {
    ...acting,
    summary: 'The store’s own driver sets out with orders',
    errors: [...ACT_ERRORS],
    request: z.object({
      requestId: id<RequestId>(),
      orderIds: z.array(id<OrderId>()).check(z.minLength(1), z.maxLength(RUN_MOST)),
      driver,
    }),
    reply: z.object({
      runId: id<RunId>(),
      link: z.string(),
      orders: z.array(deskOrder),
      replay: z.boolean(),
    }),
  }),
  merchantDeskDrivers: call('/group/merchant/desk/_drivers', {
    caller: 'merchant',
    roles: acting.roles,
    failure: 'silent',
    repeat: 'read',
    summary: 'Who rode for a store in the last month',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({ storeId: id<StoreId>() }),
    reply: z.object({ result: z.array(driver) }),
  }),
  /** `code`: the guest's, where the driver reads it out; `photo`: a JPEG of where it stands, in base64. Without either the store's word counts; both at once are refused. */
  merchantDeskDelivered: call('/group/merchant/desk/_delivered', {
    ...acting,
    summary: 'An order that the store brought has reached its guest',
    errors: [...ACT_ERRORS, 'DELIVERY_CODE_WRONG', 'DELIVERY_CODE_LOCKED', 'UPLOAD_TYPE'],
    request: z.extend(act, {
      code: withDefault(text(12), ''),
      photo: withDefault(z.string().check(z.maxLength(PHOTO_MOST)), ''),
    }),
    reply: acted,
  }),
  /** Ten minutes and two calls later the store decides. `hasCalled`: one more call is noted. */
  merchantDeskNotMet: call('/group/merchant/desk/_not-met', {
    ...acting,
    summary: 'Nobody opens the door to the store’s driver',
    errors: [...ACT_ERRORS],
    request: z.extend(act, { hasCalled: withDefault(z.boolean(), false) }),
    reply: acted,
  }),
  merchantDeskBringBack: call('/group/merchant/desk/_bring-back', {
    ...acting,
    summary: 'An order that nobody took is kept for later',
    errors: [...ACT_ERRORS, 'NOT_MET_WAITING'],
    request: act,
    reply: acted,
  }),
  /** Everything that is left goes back to the guest. */
  merchantDeskUndelivered: call('/group/merchant/desk/_undelivered', {
    ...acting,
    roles: deciders,
    summary: 'Ends an order that nobody took',
    errors: [...ACT_ERRORS, 'NOT_MET_WAITING', 'ABOVE_LIMIT'],
    request: act,
    reply: acted,
  }),
  /** The delivery fee is the store's then. */
  merchantDeskTakeOver: call('/group/merchant/desk/_take-over', {
    ...acting,
    summary: 'The store brings an order for which no rider came',
    errors: [...ACT_ERRORS],
    request: act,
    reply: acted,
  }),
  /** Once an order; the delivery fee goes back when the guest accepts. */
  merchantDeskOfferPickup: call('/group/merchant/desk/_offer-pickup', {
    ...acting,
    summary: 'Asks a guest to collect an order for which no rider came',
    errors: [...ACT_ERRORS],
    request: act,
    reply: acted,
  }),
};
