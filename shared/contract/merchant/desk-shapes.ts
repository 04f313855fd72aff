import * as z from 'zod/mini';
import { ANSWER_MINUTES, STOP_REASONS, STORE_WAYS } from '../../codes/desk-live.ts';
import { DESK_MONEY_ACTS, OUT_OF_STOCK } from '../../codes/desk-change.ts';
import { DESK_EVENTS } from '../../codes/desk-event.ts';
import { DESK_ACTS, DESK_FLAGS, DESK_STAGES, DESK_WAYS, STORE_RUNNERS } from '../../codes/desk.ts';
import { PAPER_KINDS, PRINT_PROBLEMS, PRINT_STATES } from '../../codes/printer.ts';
import { STOP_ENDS, STOP_PROOFS } from '../../codes/delivery-run.ts';
import { REMARK_TAGS } from '../../codes/remark-tag.ts';
import { STORE_KINDS } from '../../codes/store-kind.ts';

import type { OrderId, ProductId, StationId, StoreId } from '../../kernel/ids.ts';
import { addedLater, count, dollars, id, instant, plainId } from '../wire.ts';

/**
 * `kept`: the pieces that are still wanted, without those that were refunded. `isDone`: crossed out
 * at every station that makes it.
 */
const deskLine = z.object({
  lineId: z.string(),
  productId: id<ProductId>(),
  name: z.string(),
  sku: z.string(),
  options: z.string(),
  quantity: count,
  kept: count,
  /** What it may contain, as the menu says it now. */
  allergens: z.array(z.string()),
  isDone: z.boolean(),
  /** Where it is made; empty where the store has no station for it. */
  stations: z.array(z.object({ stationId: id<StationId>(), isDone: z.boolean() })),
});

/**
 * An order as a store's desk sees it: no address and no phone. `number`: by which store and guest call
 * it today. `answerBefore`: until when it must be accepted; null where no person runs the store.
 * `releaseAt`: when a pre-order is to be begun. `acts`: what may be done with it now, what comes next
 * first.
 */
export const deskOrder = z.object({
  orderId: id<OrderId>(),
  kind: z.enum(STORE_KINDS),
  storeId: id<StoreId>(),
  seq: z.int(),
  number: z.string(),
  orderNo: z.string(),
  stage: z.enum(DESK_STAGES),
  status: z.int(),
  way: z.enum(DESK_WAYS),
  createTime: instant,
  payTime: z.nullable(instant),
  answerBefore: z.nullable(instant),
  releaseAt: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  readyAt: z.nullable(instant),
  promisedAt: instant,
  slotAt: z.nullable(instant),
  cookedAt: z.nullable(instant),
  handedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  /** When it ended, whichever way; null while it is open. */
  endedAt: addedLater(z.nullable(instant), null),
  /** Minutes that the desk proposes for it. */
  suggestedMinutes: count,
  buyer: z.object({ mask: z.string(), isFirst: z.boolean(), ordersHere: count }),
  lines: z.array(deskLine),
  gifts: z.array(z.object({ name: z.string(), quantity: count })),
  remark: z.string(),
  remarkTags: z.array(z.enum(REMARK_TAGS)),
  /** Sets of tableware: 0 none, below 0 not chosen. */
  tableware: z.int(),
  bags: count,
  paidAmtn: dollars,
  rider: z.nullable(z.object({ name: z.string(), status: z.int() })),
  /** The store's own driver, who has the order. `waitsUntil`: nobody opens the door. */
  driver: addedLater(
    z.nullable(z.object({ name: z.string(), waitsUntil: z.nullable(instant), calls: count })),
    null,
  ),
  /** Nobody was met at the door: it is back at the store since then, until it leaves again. */
  broughtBackAt: addedLater(z.nullable(instant), null),
  /** Whether the guest was asked to collect it, and what they said; `isAccepted` null before they did. */
  pickupOffer: addedLater(
    z.nullable(z.object({ offeredAt: instant, isAccepted: z.nullable(z.boolean()) })),
    null,
  ),
  /** A refund request that waits for the store. */
  refund: z.nullable(z.object({ requestedAt: instant, autoAt: instant })),
  /** What the guest wants where something is out. */
  outOfStock: addedLater(z.enum(OUT_OF_STOCK), 'ASK'),
  /** A change that waits for the guest. */
  change: addedLater(z.nullable(z.object({ changeId: plainId, answerBefore: instant })), null),
  rushCount: count,
  flags: z.array(z.enum(DESK_FLAGS)),
  acts: z.array(z.enum(DESK_ACTS)),
  /** What may be done with its money now. */
  moneyActs: addedLater(z.array(z.enum(DESK_MONEY_ACTS)), []),
  /** When `acts` change next without anything happening. */
  turnsAt: addedLater(z.nullable(instant), null),
});
/** The run that an order belongs to. `link`: to the driver's page, while the order is out. `photo`: of where it was left. */
export const deskRun = z.object({
  driver: z.object({ name: z.string(), phone: z.string() }),
  link: z.nullable(z.string()),
  endedAs: z.nullable(z.enum(STOP_ENDS)),
  proof: z.enum(STOP_PROOFS),
  photo: z.nullable(z.string()),
});

/** An order as a store's desk sees it. */
export type DeskOrder = z.output<typeof deskOrder>;

/** What a guest asks back, with their words and pictures. `isWhole`: the fees too. */
export const deskRequest = z.object({
  amtn: dollars,
  isWhole: z.boolean(),
  reason: z.int(),
  text: z.string(),
  photos: z.array(z.string()),
  lines: z.array(z.object({ lineId: z.string(), quantity: count, amtn: dollars })),
});
/** What a guest asks back. */
export type DeskRequest = z.output<typeof deskRequest>;

/**
 * What a store accepts with nobody's hand: the ways (none, nothing), up to which sum, and how many orders
 * may be accepted and not handed over.
 */
export const autoAccept = z.object({
  ways: z.array(z.enum(STORE_WAYS)).check(z.maxLength(STORE_WAYS.length)),
  mostAmtn: dollars.check(z.gte(0)),
  mostOpen: z.int().check(z.gte(1), z.lte(99)),
});

/**
 * A store at the desk. `door`: as guests find it. `runBy`: whether people or the demonstration answer
 * its orders. `ways`: those that it offers. `busy`, `pause`: what stands now, and until when.
 * `opensNext`: when its hours begin next. `isHeard`: a till of it would ring. `answerMinutes`: how
 * long it may think about an order.
 */
export const deskStore = z.object({
  storeId: id<StoreId>(),
  kind: z.enum(STORE_KINDS),
  name: z.string(),
  door: z.enum(['OPEN', 'SCHEDULED', 'CLOSED', 'RESTING', 'OVERLOADED']),
  runBy: z.enum(STORE_RUNNERS),
  openCount: count,
  ways: z.array(z.enum(STORE_WAYS)),
  busy: z.nullable(z.object({ extraMinutes: count, until: instant })),
  pause: z.nullable(
    z.object({ ways: z.array(z.enum(STORE_WAYS)), reason: z.enum(STOP_REASONS), until: instant }),
  ),
  opensNext: z.nullable(instant),
  isHeard: z.boolean(),
  answerMinutes: addedLater(z.int(), ANSWER_MINUTES.usual),
  autoAccept,
});
/** A store at the desk. */
export type DeskStoreRow = z.output<typeof deskStore>;

/**
 * What happened at a store, in the order in which it was committed. `order`: as it is by now, with the
 * last event of it in a reply only.
 */
export const deskEvent = z.object({
  storeId: id<StoreId>(),
  number: z.int(),
  at: instant,
  kind: z.enum(DESK_EVENTS),
  orderId: id<OrderId>(),
  order: z.optional(deskOrder),
});
/** What happened at a store. */
export type DeskEvent = z.output<typeof deskEvent>;

/**
 * A paper of an order. `part`: its name within the order. `station`: the name of the place where it
 * belongs, '' for none. `prints`: how often it came out; `at`: when it did last.
 */
export const deskPrint = z.object({
  part: z.string(),
  kind: z.enum(PAPER_KINDS),
  station: z.string(),
  printer: z.string(),
  state: z.enum(PRINT_STATES),
  problem: z.nullable(z.enum(PRINT_PROBLEMS)),
  prints: count,
  at: z.nullable(instant),
  /** A label in the place of one that is on a bag, or may be. */
  isReplacing: addedLater(z.boolean(), false),
});
/** A paper of an order. */
export type DeskPrint = z.output<typeof deskPrint>;
