import * as z from 'zod/mini';

/**
 * A write-off attempt on its way: written and flushed before the request leaves (decision B4).
 * `body` is the JSON text of the request, so that a restart repeats exactly it. Holds no voucher
 * code and no session token. `merchantId`, `operatorId`: whose attempt it is; only the same
 * merchant's till resolves it.
 */
export const journalEntry = z.object({
  requestId: z.string().check(z.minLength(8), z.maxLength(64)),
  at: z.int(),
  merchantId: z.string().check(z.maxLength(64)),
  operatorId: z.string().check(z.maxLength(64)),
  label: z.string().check(z.maxLength(200)),
  body: z.string().check(z.maxLength(20_000)),
});
/** A write-off attempt in the journal. */
export type JournalEntry = z.output<typeof journalEntry>;
