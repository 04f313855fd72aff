import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));

/** The content of a receipt. Voucher codes are masked; it holds no phone and no token. Times are server times in milliseconds. */
export const receipt = z.object({
  merchant: text(200),
  store: text(200),
  operator: text(100),
  product: text(300),
  /** The receipt's number; of a record that is printed later, the record's. */
  number: text(64),
  at: z.number(),
  /** Until when it may be taken back; null where that is over or not known. */
  undoUntil: z.nullable(z.number()),
  /** `left`: uses left after this one; null where it is not known any more. */
  items: z
    .array(z.object({ codeMask: text(40), times: z.int(), left: z.nullable(z.int()) }))
    .check(z.maxLength(20)),
});
export type Receipt = z.output<typeof receipt>;

export const COPIES = ['customer', 'shop'] as const;
export type Copy = (typeof COPIES)[number];

/** One paper that is to be printed. `isReprint`: it was printed before, and is marked so. */
export const receiptJob = z.object({
  id: text(64),
  receipt,
  copy: z.enum(COPIES),
  isReprint: z.boolean(),
  language: z.enum(['zh-Hant', 'en']),
});
export type ReceiptJob = z.output<typeof receiptJob>;
