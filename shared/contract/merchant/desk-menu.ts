import * as z from 'zod/mini';
import { OUT_FOR } from '../../codes/sold-out.ts';
import type { OrderId, ProductId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, plainId, text, withDefault } from '../wire.ts';

const storeId = id<StoreId>();

/** Options of which a dish needs from `least` to `most`; the price is of one. */
const neededOptions = z.object({
  highPropId: z.string(),
  name: z.string(),
  least: count,
  most: count,
  values: z.array(
    z.object({ id: z.string(), name: z.string(), priceAmtn: dollars, isSet: z.boolean() }),
  ),
});

/** `isOff`: its store has switched it off; `until`: when it comes back by itself. `isSoldOut`: nothing is left, or it is off. */
const standing = {
  name: z.string(),
  isOff: z.boolean(),
  until: z.nullable(instant),
  isSoldOut: z.boolean(),
};
const dish = z.object({
  productId: id<ProductId>(),
  ...standing,
  /** Its sizes, with what a piece costs. */
  skus: z.array(z.object({ skuId: z.string(), name: z.string(), priceAmtn: dollars })),
  /** What it must be chosen with, of what is not sold out. */
  options: z.array(neededOptions),
  /** Sizes that can be switched apart; none of a dish that has one. */
  sizes: z.optional(z.array(z.object({ skuId: z.string(), ...standing }))),
  /** Ids of `choices` that it can be chosen with. */
  optionIds: z.optional(z.array(z.string())),
});

/** An option of the store, for all dishes that have it. `isFound`: it is out, or has the words in its name. */
const choice = z.object({
  optionId: z.string(),
  group: z.string(),
  ...standing,
  isFound: z.boolean(),
});

/** A dish with or without its size, else an option. */
const outThing = z
  .object({
    productId: z.optional(id<ProductId>()),
    skuId: z.optional(plainId),
    optionId: z.optional(plainId),
  })
  .check(
    z.refine(({ productId, skuId, optionId }) =>
      optionId === undefined
        ? productId !== undefined
        : productId === undefined && skuId === undefined,
    ),
  );

/** What is out at a store with a desk (decision DA10). */
export const merchantDeskMenuCalls = {
  merchantDeskOut: call('/group/merchant/menu/_out', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary:
      'Dishes, sizes and options that are switched off, or those with some words in their name',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'ORDER_NOT_FOUND'],
    /** `orderId`: the dishes of an order, with the sizes and options that it was chosen with. */
    request: z.object({
      storeId,
      keyword: withDefault(text(40), ''),
      orderId: z.optional(id<OrderId>()),
    }),
    /** 100 dishes at most. */
    reply: z.object({
      result: z.array(dish),
      choices: z.optional(z.array(choice)),
      serverTime: instant,
    }),
  }),
  /** `ON` switches them on again. Without an end (`OPEN`) it is for managers and owners. */
  merchantDeskSoldOut: call('/group/merchant/menu/_sold-out', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'cashier'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Switches dishes, sizes and options off for a time, or on again',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'KEY_REUSED', 'PRODUCT_NOT_FOUND'],
    request: z.object({
      requestId: id<RequestId>(),
      storeId,
      items: z.array(outThing).check(z.minLength(1), z.maxLength(100)),
      until: z.enum([...OUT_FOR, 'ON']),
    }),
    reply: z.object({ replay: z.boolean() }),
  }),
};
