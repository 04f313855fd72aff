import * as z from 'zod/mini';
import {
  IPV4,
  isPrivateAddress,
  MORNING_DAYS,
  PAPER_KINDS,
  PRINT_ENDS,
  PRINT_PROBLEMS,
  PRINTER_PORTS,
} from '../../codes/printer.ts';
import type {
  DeviceId,
  OrderId,
  PrinterId,
  PrintJobId,
  RequestId,
  StationId,
  StoreId,
} from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { addedLater, count, day, id, instant, text } from '../wire.ts';
import { deskOrder, deskPrint } from './desk-shapes.ts';
import { pickBag } from './pick-bag.ts';

const storeId = id<StoreId>();
const printerId = id<PrinterId>();
const deviceId = id<DeviceId>();
const stationId = id<StationId>();
const requestId = id<RequestId>();

/** So many printers a store has at most. */
export const PRINTERS_MOST = 12;
const STATIONS_MOST = 12;

const usbId = z.int().check(z.gte(0), z.lte(0xff_ff));
/** How a till reaches a printer that prints with nobody's hand: as the till's own settings say it. */
const printerSetup = z.object({
  kind: z.enum(['usb', 'serial', 'network', 'system']),
  mode: z.enum(['auto', 'picture']),
  language: z.enum(['esc-pos', 'star-prnt', 'star-line']),
  cuts: z.boolean(),
  usb: z.nullable(
    z.object({ vendorId: usbId, productId: usbId, serialNumber: text(100), name: text(100) }),
  ),
  serial: z.nullable(
    z.object({
      vendorId: z.nullable(usbId),
      productId: z.nullable(usbId),
      baudRate: z.int().check(z.gte(300), z.lte(1_000_000)),
    }),
  ),
  network: z.nullable(
    z.object({
      host: z.string().check(z.maxLength(15), z.regex(IPV4), z.refine(isPrivateAddress)),
      port: z.int().check(z.refine((port) => PRINTER_PORTS.includes(port))),
    }),
  ),
  systemName: text(200),
});
/** How a till reaches a printer. */
export type StorePrinterSetup = z.output<typeof printerSetup>;

/**
 * A printer of a store. `deviceId`: the till that prints on it; `deputyId`: the one that stands in.
 * It prints the tickets of its stations; what no printer is set for goes to the store's first.
 */
const printerFields = z.object({
  name: text(20).check(z.minLength(1)),
  deviceId,
  deputyId: z.nullable(deviceId),
  paper: z.literal([58, 80]),
  setup: printerSetup,
  stationIds: z.array(stationId).check(z.maxLength(STATIONS_MOST)),
  hasLabels: z.boolean(),
});
/** `answeredAt`: when it last took what it was sent. */
const printer = z.extend(printerFields, {
  storeId,
  printerId,
  device: z.string(),
  deputy: z.string(),
  answeredAt: z.nullable(instant),
});
/** A printer of a store. */
export type StorePrinter = z.output<typeof printer>;

const ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED'] as const;
const changing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
  repeat: 'keyed',
} as const;
const printing = {
  caller: 'merchant',
  roles: ['owner', 'manager', 'cashier'],
  failure: 'silent',
} as const;

/** A paper that waits for this till. */
const job = z.object({ jobId: id<PrintJobId>(), printerId, dueAt: instant });

/** A paper that does not come. `number`: its order's; a list of pre-orders has its store's name there, and its id in `orderId`. */
const trouble = z.object({
  orderId: id<OrderId>(),
  number: z.string(),
  part: z.string(),
  kind: z.enum(PAPER_KINDS),
  station: z.string(),
  printer: z.string(),
  problem: z.enum(PRINT_PROBLEMS),
  since: instant,
});
/** A paper that does not come. */
export type PrintTrouble = z.output<typeof trouble>;

/**
 * What is to be printed. `stations`: those of the whole order. `lineIds`: the lines on this paper.
 * `addedIds`: those of them that came instead of others. `copies`: so many papers of it.
 * `isDuplicate`: it came out before, or may have. `isReplacing`: a label in the place of one that is
 * on a bag, or may be. `isDeputy`: by the till that stands in.
 */
const paper = z.object({
  kind: z.enum(PAPER_KINDS),
  stationId: z.nullable(stationId),
  stations: z.array(z.object({ stationId, name: z.string() })),
  lineIds: z.array(z.string()),
  addedIds: addedLater(z.array(z.string()), []),
  copies: addedLater(z.int(), 1),
  /** Where the bags of a packed order stand. */
  bags: addedLater(z.array(pickBag), []),
  order: deskOrder,
  store: z.string(),
  isDuplicate: z.boolean(),
  isReplacing: addedLater(z.boolean(), false),
  isDeputy: z.boolean(),
});
/** What is to be printed. */
export type PrintPaper = z.output<typeof paper>;

/** So many pre-orders a list names at most. */
export const MORNING_MOST = 200;
/** A day's pre-orders that are still to be made, by time (decision DA32). `isCut`: there are more. */
const morning = z.object({
  day,
  store: z.string(),
  orders: z.array(deskOrder),
  isCut: z.boolean(),
  isDuplicate: z.boolean(),
  isDeputy: z.boolean(),
});
/** The list of a day's pre-orders, as it is printed. */
export type PrintMorning = z.output<typeof morning>;

/** Tickets, labels and printers of a store with a desk (decision DA13). */
export const merchantPrintCalls = {
  /** `tills`: those that may print. `stations`: what may be divided among the printers. */
  merchantPrintPrinters: call('/group/merchant/print/_printers', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'The printers of a store',
    errors: [...ERRORS],
    request: z.object({ storeId }),
    reply: z.object({
      printers: z.array(printer),
      tills: z.array(z.object({ deviceId, name: z.string() })),
      stations: z.array(z.object({ stationId, name: z.string() })),
      deviceId,
    }),
  }),
  /** Without `printerId` a new one. */
  merchantPrintSavePrinter: call('/group/merchant/print/_save-printer', {
    ...changing,
    summary: 'Adds a printer to a store, or changes one',
    errors: [...ERRORS, 'KEY_REUSED', 'PRINTER_NOT_FOUND', 'PRINTERS_FULL'],
    request: z.extend(printerFields, {
      requestId,
      storeId,
      printerId: z.optional(printerId),
    }),
    reply: z.object({ printerId, replay: z.boolean() }),
  }),
  /** What it should have printed goes to another printer, where there is one. */
  merchantPrintDeletePrinter: call('/group/merchant/print/_delete-printer', {
    ...changing,
    summary: 'Takes a printer from a store',
    errors: [...ERRORS, 'KEY_REUSED'],
    request: z.object({ requestId, storeId, printerId }),
    reply: z.object({ replay: z.boolean() }),
  }),
  /**
   * `answered`: printers that have taken bytes from this till since it last asked. `cursor`: where the
   * reply before ended, '' for the beginning; '' in the reply is the end.
   */
  merchantPrintJobs: call('/group/merchant/print/_jobs', {
    ...printing,
    repeat: 'read',
    summary: 'What this till has to print, and what does not come at its stores',
    errors: [...ERRORS, 'CURSOR_INVALID'],
    request: z.object({
      cursor: z.string().check(z.maxLength(200)),
      answered: z.array(printerId).check(z.maxLength(PRINTERS_MOST)),
    }),
    reply: z.object({
      jobs: z.array(job),
      /** The printers of this till, also those for which it stands in. */
      printers: z.array(z.extend(printer, { isDeputy: z.boolean() })),
      troubles: z.array(trouble),
      cursor: z.string(),
      serverTime: instant,
    }),
  }),
  /** The request's id names the attempt, and ends with `_done`. It holds the paper for 30 seconds. */
  merchantPrintClaim: call('/group/merchant/print/_claim', {
    ...printing,
    repeat: 'keyed',
    summary: 'A till takes a paper upon itself',
    errors: [...ERRORS, 'PRINT_NOT_FOUND', 'PRINT_TAKEN'],
    request: z.object({ requestId, jobId: id<PrintJobId>() }),
    /** One of the two: a paper of an order, or a list of pre-orders. */
    reply: z.object({
      paper: z.nullable(paper),
      morning: addedLater(z.nullable(morning), null),
      leaseUntil: instant,
      replay: z.boolean(),
    }),
  }),
  merchantPrintDone: call('/group/merchant/print/_done', {
    ...printing,
    repeat: 'keyed',
    summary: 'What became of a paper that a till has claimed',
    errors: [...ERRORS, 'PRINT_NOT_FOUND', 'PRINT_TAKEN'],
    request: z.object({ requestId, jobId: id<PrintJobId>(), outcome: z.enum(PRINT_ENDS) }),
    reply: z.object({ prints: count, replay: z.boolean() }),
  }),
  /** `hasPrinter`: the store has one. `isOut`: a list that says the same has come out, or may have. */
  merchantPrintMorning: call('/group/merchant/print/_morning', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: "A day's pre-orders of a store",
    errors: [...ERRORS],
    request: z.object({ storeId, day: z.enum(MORNING_DAYS) }),
    reply: z.extend(morning, { hasPrinter: z.boolean(), isOut: z.boolean() }),
  }),
  /** One that says the same as a list that has come out says that it is a duplicate. */
  merchantPrintMorningNow: call('/group/merchant/print/_morning-now', {
    ...printing,
    repeat: 'keyed',
    summary: "Prints the list of a day's pre-orders",
    errors: [...ERRORS, 'KEY_REUSED', 'PRINT_NOT_FOUND', 'PRINT_TAKEN', 'PRINTER_NONE'],
    request: z.object({ requestId, storeId, day: z.enum(MORNING_DAYS) }),
    reply: z.object({ replay: z.boolean() }),
  }),
  /** One that has come out before, or may have, says that it is a duplicate. Of a list `orderId` is its store's. */
  merchantPrintAgain: call('/group/merchant/print/_again', {
    ...printing,
    repeat: 'keyed',
    summary: 'Prints a paper of an order, whether or not it was printed before',
    errors: [
      ...ERRORS,
      'KEY_REUSED',
      'ORDER_NOT_FOUND',
      'PRINT_NOT_FOUND',
      'PRINT_TAKEN',
      'PRINTER_NONE',
    ],
    request: z.object({
      requestId,
      orderId: id<OrderId>(),
      part: z.string().check(z.maxLength(80)),
    }),
    reply: z.object({ prints: z.array(deskPrint), replay: z.boolean() }),
  }),
};
