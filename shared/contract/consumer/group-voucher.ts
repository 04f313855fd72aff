import * as z from 'zod/mini';
import type { VoucherId } from '../../kernel/ids.ts';
import { count, dollars, id, instant } from '../wire.ts';

/** Where a use of a voucher happened, as its owner may see it, and whether the store gave its money back. */
const use = z.object({
  at: instant,
  storeName: z.string(),
  times: count,
  refunded: z.nullable(z.object({ at: instant, amtn: dollars })),
});

/**
 * One voucher of an order. `code`: 12 digits, in full for its owner only, and only while it can be
 * used or was used (decision C1). `amount`: its stored share of what was paid (decision D8).
 */
export const orderVoucher = z.object({
  voucherId: id<VoucherId>(),
  code: z.string(),
  status: z.int(),
  timesTotal: count,
  timesUsed: count,
  amount: dollars,
  validFrom: instant,
  validTo: instant,
  uses: z.array(use),
});
