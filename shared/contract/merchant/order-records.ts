import * as z from 'zod/mini';
import { DESK_WAYS } from '../../codes/desk.ts';
import { ORDER_STANDINGS, RECORD_STATES } from '../../codes/order-record.ts';
import { STORE_KINDS } from '../../codes/store-kind.ts';
import type { OrderId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, page, paging, text, withDefault } from '../wire.ts';

/**
 * A paid order in the records. `number`: of its day; `promotions`: what the store took off; `back`: what of
 * `paid` went back; `delivery`: the store's own delivery fee within it; `net`: what it came to for the store up to
 * now, for owners only.
 */
const orderRecord = z.object({
  orderId: id<OrderId>(),
  kind: z.enum(STORE_KINDS),
  storeName: z.string(),
  number: z.string(),
  orderNo: z.string(),
  paidAt: instant,
  completedAt: z.nullable(instant),
  state: z.enum(ORDER_STANDINGS),
  way: z.enum(DESK_WAYS),
  pieces: count,
  buyerMask: z.string(),
  paid: dollars,
  promotions: dollars,
  back: dollars,
  delivery: dollars,
  net: z.optional(dollars),
});
/** A paid order in the records. */
export type OrderRecord = z.output<typeof orderRecord>;

/** `from`, `to`: when it was paid, both included; `keyword`: a number of the day, or an order's number, which is found whatever its day. */
const filter = {
  storeIds: withDefault(z.array(id<StoreId>()).check(z.maxLength(200)), []),
  kind: z.optional(z.enum(STORE_KINDS)),
  state: withDefault(z.enum(['ALL', ...RECORD_STATES]), 'ALL'),
  from: instant,
  to: instant,
  keyword: withDefault(text(40), ''),
};

const reads = { caller: 'merchant', failure: 'silent', repeat: 'read' } as const;
const errors = ['NO_PERMISSION', 'DEVICE_REVOKED', 'SEARCH_TOO_MANY'] as const;

/** Records of orders of stores with a desk, as those of write-offs are of the others. They reach 24 months back. */
export const merchantOrderRecordsCalls = {
  /** `sum`: of the whole filter; null for cashiers. */
  merchantOrderRecords: call('/group/merchant/records/_orders', {
    ...reads,
    summary: 'Paid orders of stores with a desk, the latest first',
    errors,
    request: z.object({ ...filter, ...paging }),
    reply: z.extend(page(orderRecord), {
      sum: z.nullable(
        z.object({
          count,
          paid: dollars,
          promotions: dollars,
          back: dollars,
          net: z.optional(dollars),
        }),
      ),
    }),
  }),
  merchantOrderRecordsExport: call('/group/merchant/records/_orders_export', {
    ...reads,
    roles: ['owner', 'manager'],
    summary: 'Paid orders of stores with a desk for a file',
    errors: [...errors, 'WRONG_ROLE'],
    request: z.object({
      ...filter,
      offset: withDefault(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
      size: withDefault(z.int().check(z.gte(1), z.lte(1000)), 500),
    }),
    reply: page(orderRecord),
  }),
};
