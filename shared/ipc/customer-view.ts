import * as z from 'zod/mini';

const item = z.object({
  product: z.string().check(z.maxLength(200)),
  used: z.int().check(z.gte(1)),
  left: z.nullable(z.int().check(z.gte(0))),
});

/**
 * What the guest sees on the second screen: `welcome`, `done` with the products and the uses left
 * (null: not known), or `ask` when something is wrong: the clerk explains it. Holds no code, no
 * name and no money.
 */
export const customerView = z.object({
  kind: z.enum(['welcome', 'done', 'ask']),
  language: z.enum(['zh-Hant', 'en']),
  store: z.string().check(z.maxLength(120)),
  items: z.array(item).check(z.maxLength(20)),
});
/** What the customer’s screen shows. */
export type CustomerView = z.output<typeof customerView>;

/** The next view after the one that was seen; null: nothing to show. */
export const nextCustomerView = z.object({ seq: z.int(), view: z.nullable(customerView) });
