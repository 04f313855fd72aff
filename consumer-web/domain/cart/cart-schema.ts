import * as z from 'zod/mini';
import type { CartLine } from '#shared/cart/cart-line.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';

const cents = z.custom<Cents>((value) => Number.isSafeInteger(value));
const at = z.custom<Instant>((value) => Number.isSafeInteger(value));
const texts = z.array(z.string());
const flag = z.boolean();
const number = z.number();
const text = z.string();

const unitOffer = z.nullable(
  z.object({ activityId: text, price: cents, stock: number, userRemaining: number }),
);
const byActivity = z.nullable(z.object({ activityId: text }));

const line = z.object({
  uuid: text,
  productId: text,
  merchantProductId: text,
  skuId: text,
  storeProductSkuDetailId: text,
  price: cents,
  quantity: z.int().check(z.gte(0)),
  selected: flag,
  type: z.nullable(z.literal('plus')),
  joinTime: at,
  updateTime: at,
  minPurchase: number,
  maxPurchase: number,
  limitCount: number,
  storeStock: number,
  sellout: flag,
  weight: number,
  volume: number,
  isFresh: flag,
  required: flag,
  multiSku: flag,
  props: z.array(z.object({ highPropId: text, valueId: text, count: number })),
  ingredients: z.array(z.object({ id: text, price: cents })),
  merchantCategoryChain: texts,
  brandChain: texts,
  selectedPurchase: flag,
  isMallCoupon: flag,
  mallCouponUserId: z.nullable(text),
  seckill: unitOffer,
  discount: unitOffer,
  oldDiscount: unitOffer,
  halfPrice: z.nullable(z.object({ activityId: text, stock: number, userRemaining: number })),
  welfare: z.nullable(
    z.object({ welfareProductId: text, price: cents, stock: number, orderLimit: number }),
  ),
  group: byActivity,
  purchase: byActivity,
}) satisfies z.ZodMiniType<CartLine>;

/** What a line is called, for when the menu no longer has it. `options`: its SKU and values. */
const name = z.object({ name: text, options: text, picture: text });
export type CartName = z.output<typeof name>;

/** A cart as it is kept (decision G1). `way`: how the guest means to get it. `pickedGifts`: the product picked of a gift activity, by its id. */
export const keptCart = z.object({
  lines: z.array(line),
  names: z.record(text, name),
  way: z.enum(['delivery', 'pickup']),
  pickedGifts: z.optional(z.record(text, text)),
  savedAt: at,
});
export type KeptCart = Readonly<Omit<z.output<typeof keptCart>, 'lines'>> & {
  readonly lines: readonly CartLine[];
};
