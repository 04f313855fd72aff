import * as z from 'zod/mini';
import type { OrderId, ProductId, RequestId, StationId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { addedLater, id, text } from '../wire.ts';
import { deskOrder } from './desk-shapes.ts';

const storeId = id<StoreId>();
const stationId = id<StationId>();
const atStore = z.object({ requestId: id<RequestId>(), storeId });

/** So many stations a store has at most, and so many classes and dishes one of them makes. */
export const STATIONS_MOST = 12;
const THINGS_MOST = 500;

/** So many copies of its ticket a station wants at most. */
export const COPIES_MOST = 3;

/** A place in the kitchen, with the classes and single dishes that are made there. `copies`: of each ticket. */
const station = z.object({
  stationId,
  name: z.string(),
  copies: addedLater(z.int(), 1),
  classIds: z.array(z.string()),
  productIds: z.array(id<ProductId>()),
});
/** A place in the kitchen. */
export type Station = z.output<typeof station>;

const changing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
  repeat: 'keyed',
} as const;
const CHANGE_ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED', 'KEY_REUSED'] as const;

/** The stations as they are now; `replay`: this very request was answered before. */
const changed = z.object({ stations: z.array(station), replay: z.boolean() });

/** The kitchen of a store with a desk (decision DA12). */
export const merchantKitchenCalls = {
  /**
   * Crosses lines of an order out, or takes that back. With `stationId` at that station only: the last
   * station that has crossed all of its lines out makes the order ready.
   */
  merchantDeskMark: call('/group/merchant/desk/_mark', {
    inKitchen: true,
    caller: 'merchant',
    roles: ['owner', 'manager', 'cashier'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Lines of an order in the making are done, or are not after all',
    errors: [
      'ORDER_NOT_FOUND',
      'NO_PERMISSION',
      'DEVICE_REVOKED',
      'KEY_REUSED',
      'ORDER_ENDED',
      'NOT_NOW',
      'STATION_NOT_FOUND',
    ],
    request: z.object({
      requestId: id<RequestId>(),
      orderId: id<OrderId>(),
      lineIds: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(200)),
      isDone: z.boolean(),
      stationId: z.optional(stationId),
    }),
    reply: z.object({ order: deskOrder, replay: z.boolean() }),
  }),
  /** `menu`: what may be assigned. */
  merchantStationList: call('/group/merchant/station/_list', {
    inKitchen: true,
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'The stations of a kitchen, and the menu that is divided among them',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({ storeId }),
    reply: z.object({
      stations: z.array(station),
      menu: z.array(
        z.object({
          classId: z.string(),
          name: z.string(),
          dishes: z.array(z.object({ productId: id<ProductId>(), name: z.string() })),
        }),
      ),
    }),
  }),
  /** Without `stationId` a new one. Without `copies` they stay as they are; a new one has one. */
  merchantStationSave: call('/group/merchant/station/_save', {
    ...changing,
    summary: 'Adds a station to a kitchen, or changes its name and how many tickets it gets',
    errors: [...CHANGE_ERRORS, 'STATION_NOT_FOUND', 'STATIONS_FULL'],
    request: z.extend(atStore, {
      stationId: z.optional(stationId),
      name: text(20).check(z.minLength(1)),
      copies: z.optional(z.int().check(z.gte(1), z.lte(COPIES_MOST))),
    }),
    reply: z.extend(changed, { stationId }),
  }),
  merchantStationDelete: call('/group/merchant/station/_delete', {
    ...changing,
    summary: 'Takes a station from a kitchen; its dishes are made at no station from then on',
    errors: [...CHANGE_ERRORS],
    request: z.extend(atStore, { stationId }),
    reply: changed,
  }),
  /** Takes the place of what was made there before. A dish with stations of its own does not follow its class. */
  merchantStationAssign: call('/group/merchant/station/_assign', {
    ...changing,
    summary: 'Which classes and dishes are made at a station',
    errors: [...CHANGE_ERRORS, 'STATION_NOT_FOUND'],
    request: z.extend(atStore, {
      stationId,
      classIds: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(THINGS_MOST)),
      productIds: z.array(id<ProductId>()).check(z.maxLength(THINGS_MOST)),
    }),
    reply: changed,
  }),
};
