import * as z from 'zod/mini';
import { STORE_KINDS } from '#shared/codes/store-kind.ts';
import { bilingual, dayField } from '#server/kit/document.ts';
import { NO_SUMS } from './sums.ts';

const sums = z.object({
  count: z.number(),
  times: z.number(),
  amount: z.number(),
  settle: z.number(),
});
const named = z.extend(sums, { id: z.string(), name: bilingual });
export type Named = z.output<typeof named>;

const orderMoney = z.object({
  count: z.number(),
  paid: z.number(),
  promotions: z.number(),
  whole: z.number(),
  wholeCount: z.number(),
  part: z.number(),
  partCount: z.number(),
  given: z.number(),
  givenCount: z.number(),
  delivery: z.number(),
  platform: z.number(),
});
/** Money of orders of a day, in cents. */
export type OrderMoney = z.output<typeof orderMoney>;
const orderFigures = z.extend(orderMoney, {
  kind: z.enum(STORE_KINDS),
  stores: z.array(z.extend(orderMoney, { id: z.string(), name: bilingual })),
  hours: z.array(z.extend(orderMoney, { hour: z.number() })),
});
export type OrderFigures = z.output<typeof orderFigures>;

/** A day's figures as they are kept: names in both languages, money for owners included. */
const figures = z.object({
  total: sums,
  /** Days that were closed before there was such a thing have none. */
  refunded: z._default(sums, NO_SUMS),
  undone: sums,
  refused: z.number(),
  products: z.array(named),
  operators: z.array(named),
  stores: z.array(named),
  hours: z.array(z.extend(sums, { hour: z.number() })),
  refusals: z.array(z.object({ reason: z.number(), count: z.number() })),
  undoable: z.object({ count: z.number(), times: z.number(), amount: z.number() }),
  refunds: z.object({ count: z.number(), amount: z.number() }),
  /** Days that were closed before orders were counted have none. */
  orders: z._default(z.array(orderFigures), []),
});
export type Figures = z.output<typeof figures>;

/** What a closing puts into the books: its day less what others booked of it, and what has changed of days closed before. */
const books = z.object({
  corrections: z.array(z.extend(sums, { day: dayField })),
  bookedBefore: z.nullable(sums),
  booked: sums,
});
export type Books = z.output<typeof books>;

/** What is kept of a closed day. */
export const frozen = z.object({
  ...figures.shape,
  ...books.shape,
  before: z.nullable(z.object({ day: dayField, total: sums })),
});
export type Frozen = z.output<typeof frozen>;
