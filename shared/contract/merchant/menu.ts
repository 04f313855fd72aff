import * as z from 'zod/mini';
import { MENU_LIMITS, MENU_STATES } from '../../codes/menu.ts';
import type { ProductId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, page, paging, plainId, text, withDefault } from '../wire.ts';
import {
  className,
  dishEdit,
  menuClass,
  menuDish,
  menuOptions,
  menuRow,
  menuStore,
  optionGroupEdit,
  stock,
} from './menu-shapes.ts';
import { photoDigest } from './menu-photos.ts';

const storeId = id<StoreId>();
const productId = id<ProductId>();
const atStore = { requestId: id<RequestId>(), storeId };

const reading = { caller: 'merchant', failure: 'silent', repeat: 'read' } as const;
const editing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
  repeat: 'keyed',
} as const;
const READ_ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED'] as const;
const EDIT_ERRORS = [...READ_ERRORS, 'KEY_REUSED'] as const;
const replay = z.boolean();

/** The menu of a store with a desk, a takeaway's dishes or a supermarket's shelves, as its staff edit it (decisions DA24, DA27). */
export const merchantMenuCalls = {
  /** `classId` with all below it; '' is every class. `keyword`: in names, the store's number or the EAN. */
  merchantMenuList: call('/group/merchant/menu/_list', {
    ...reading,
    summary: 'The menu of a store, as its staff edit it',
    errors: [...READ_ERRORS],
    request: z.object({
      storeId,
      classId: withDefault(z.union([plainId, z.literal('')]), ''),
      keyword: withDefault(text(40), ''),
      state: withDefault(z.enum(MENU_STATES), 'ALL'),
      ...paging,
    }),
    reply: z.extend(page(menuRow), {
      store: menuStore,
      classes: z.array(menuClass),
      /** Dishes under these filters. */
      total: count,
    }),
  }),
  merchantMenuGet: call('/group/merchant/menu/_get', {
    ...reading,
    summary: 'A dish whole, with the options that its store has',
    errors: [...READ_ERRORS, 'PRODUCT_NOT_FOUND'],
    request: z.object({ storeId, productId }),
    reply: z.object({ dish: menuDish, options: menuOptions }),
  }),
  /**
   * Without `productId` a new dish. `seq`: of the version that was edited; another editor’s is `CONFLICT`.
   * `draft`: what is published, and a draft no longer; of a new dish `CONFLICT` where it stands no longer so.
   */
  merchantMenuSave: call('/group/merchant/menu/_save', {
    ...editing,
    summary: 'Adds a dish, or changes one',
    errors: [
      ...EDIT_ERRORS,
      'PRODUCT_NOT_FOUND',
      'CONFLICT',
      'PRICE_INVALID',
      'MENU_FULL',
      'NUMBER_TAKEN',
    ],
    request: z.object({
      ...atStore,
      productId: z.optional(productId),
      seq: z.optional(count),
      draft: z.optional(z.object({ draftId: plainId, version: plainId })),
      dish: dishEdit,
    }),
    reply: z.object({ dish: menuDish, replay }),
  }),
  /** One that is gone already is no error. Orders keep their lines. */
  merchantMenuDelete: call('/group/merchant/menu/_delete', {
    ...editing,
    summary: 'Takes a dish off the menu for good',
    errors: [...EDIT_ERRORS, 'CONFLICT'],
    request: z.object({ ...atStore, productId, seq: count }),
    reply: z.object({ replay }),
  }),
  /** What is named comes first, in this order; the rest follows as it was. `dishes`: of one class. */
  merchantMenuOrder: call('/group/merchant/menu/_order', {
    ...editing,
    summary: 'Sets the order of classes or of the dishes of a class',
    errors: [...EDIT_ERRORS],
    request: z.object({
      ...atStore,
      classIds: withDefault(z.array(plainId).check(z.maxLength(MENU_LIMITS.classes)), []),
      dishes: z.optional(
        z.object({
          classId: plainId,
          productIds: z.array(productId).check(z.minLength(1), z.maxLength(1000)),
        }),
      ),
    }),
    reply: z.object({ replay }),
  }),
  /** Without `classId` a new class, last of its level. */
  merchantMenuSaveClass: call('/group/merchant/menu/_save-class', {
    ...editing,
    summary: 'Adds a class of the menu, or renames one',
    errors: [...EDIT_ERRORS, 'MENU_CLASS_NOT_FOUND', 'MENU_FULL'],
    request: z.object({
      ...atStore,
      classId: z.optional(plainId),
      parentId: withDefault(z.union([plainId, z.literal('')]), ''),
      name: className,
    }),
    reply: z.object({ classId: z.string(), replay }),
  }),
  merchantMenuDeleteClass: call('/group/merchant/menu/_delete-class', {
    ...editing,
    summary: 'Takes an empty class off the menu',
    errors: [...EDIT_ERRORS, 'MENU_CLASS_NOT_EMPTY'],
    request: z.object({ ...atStore, classId: plainId }),
    reply: z.object({ replay }),
  }),
  /** All groups, in the place of those before. Dishes lose groups that are no more. */
  merchantMenuSetOptions: call('/group/merchant/menu/_set-options', {
    ...editing,
    summary: 'Sets the options that dishes of a store share',
    errors: [...EDIT_ERRORS, 'CONFLICT', 'PRICE_INVALID'],
    request: z.object({
      ...atStore,
      seq: count,
      groups: z.array(optionGroupEdit).check(z.maxLength(MENU_LIMITS.options)),
    }),
    reply: z.extend(menuOptions, { replay }),
  }),
  merchantMenuOptions: call('/group/merchant/menu/_options', {
    ...reading,
    summary: 'The options that dishes of a store share',
    errors: [...READ_ERRORS],
    request: z.object({ storeId }),
    reply: menuOptions,
  }),
  /** -1 is no limit. `sizeId`: of goods whose sizes are counted apart. */
  merchantMenuSetStock: call('/group/merchant/menu/_set-stock', {
    ...editing,
    roles: ['owner', 'manager', 'cashier'],
    summary: 'Sets how much is left of dishes',
    errors: [...EDIT_ERRORS, 'PRODUCT_NOT_FOUND'],
    request: z.object({
      ...atStore,
      items: z
        .array(z.object({ productId, sizeId: z.optional(plainId), stock }))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    reply: z.object({ replay }),
  }),
  /** Multipart with `file`. Kept without what cameras note; a dish shows it once it is saved with it. With the `digest` of what the picture was before it was cut, it is kept once. */
  merchantMenuPhoto: call('/group/merchant/menu/_photo', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    form: true,
    timeoutMs: 60_000,
    summary: 'Keeps a photo for the menu',
    errors: [...READ_ERRORS, 'UPLOAD_TOO_LARGE', 'UPLOAD_TYPE', 'UPLOAD_TOO_MANY'],
    request: z.object({ storeId, digest: z.optional(photoDigest) }),
    reply: z.object({ url: z.string() }),
  }),
};
