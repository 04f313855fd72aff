import * as z from 'zod/mini';
import { ALLERGENS } from '../../codes/allergen.ts';
import { MENU_LIMITS } from '../../codes/menu.ts';
import type { ProductId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, plainId, text } from '../wire.ts';
import { picture } from './menu-shapes.ts';

/** A number as it is typed, which may be none yet. */
const typed = text(10);
/** A count as it is typed; null: not touched, it stays as orders count it. */
const typedStock = z.nullable(typed);

/** A dish as it is typed, finished or not: publishing it is a save, with the checks of one. */
export const dishDraft = z.object({
  classId: z.union([plainId, z.literal('')]),
  nameZh: text(MENU_LIMITS.name),
  nameEn: text(MENU_LIMITS.name),
  descriptionZh: text(MENU_LIMITS.description),
  descriptionEn: text(MENU_LIMITS.description),
  picture,
  price: typed,
  originalPrice: typed,
  boxPrice: typed,
  stock: typedStock,
  limit: typed,
  weight: typed,
  number: text(MENU_LIMITS.number),
  ean: text(14),
  shelf: text(MENU_LIMITS.shelf),
  isShown: z.boolean(),
  saysAllergens: z.boolean(),
  allergens: z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length)),
  vegetarian: z.enum(['null', 'yes', 'no']),
  spice: typed,
  prepMinutes: typed,
  alcohol: typed,
  hasSizes: z.boolean(),
  countsBySize: z.boolean(),
  sizes: z
    .array(
      z.object({
        sizeId: z.nullable(plainId),
        zh: text(MENU_LIMITS.sizeName),
        en: text(MENU_LIMITS.sizeName),
        price: typed,
        weight: typed,
        stock: typedStock,
        isSoldOut: z.boolean(),
      }),
    )
    .check(z.maxLength(MENU_LIMITS.sizes)),
  optionIds: z.array(plainId).check(z.maxLength(MENU_LIMITS.optionsOfDish)),
  offered: z.enum(['always', 'hours']),
  hours: z.array(z.object({ from: typed, to: typed })).check(z.maxLength(MENU_LIMITS.saleHours)),
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
});
/** A dish as it is typed. */
export type DishDraft = z.output<typeof dishDraft>;

/** The dish that a draft is of, in the version that it began from. */
const ofDish = z.object({ productId: id<ProductId>(), seq: count });

const draftRow = z.object({
  /** The id of its dish; of a new dish an id of its own. */
  draftId: plainId,
  /** Another one each time it is kept. */
  version: plainId,
  /** Null: of a new dish. */
  of: z.nullable(ofDish),
  /** Whether its dish has been deleted. */
  isGone: z.boolean(),
  name: z.object({ zh: z.string(), en: z.string() }),
  classId: z.string(),
  picture: z.string(),
  keptBy: z.nullable(z.string()),
  keptAt: instant,
});
/** A draft as a row of the list. */
export type DraftRow = z.output<typeof draftRow>;

const wholeDraft = z.extend(draftRow, { fields: dishDraft });
/** A draft whole. */
export type KeptDraft = z.output<typeof wholeDraft>;

const storeId = id<StoreId>();
const atStore = { requestId: id<RequestId>(), storeId };
const reading = {
  caller: 'merchant',
  roles: ['owner', 'manager', 'auditor'],
  failure: 'silent',
  repeat: 'read',
} as const;
const editing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
  repeat: 'keyed',
} as const;
const READ_ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED'] as const;
const EDIT_ERRORS = [...READ_ERRORS, 'KEY_REUSED', 'CONFLICT'] as const;

/**
 * Drafts of dishes, one a dish: guests see nothing of them. They are published by `menu/_save`, which
 * takes the draft away, and forgotten after 90 days.
 */
export const merchantMenuDraftCalls = {
  merchantMenuDraftList: call('/group/merchant/menu/_draft-list', {
    ...reading,
    summary: 'The drafts of a store’s dishes, the last kept first',
    errors: [...READ_ERRORS],
    request: z.object({ storeId }),
    reply: z.object({ drafts: z.array(draftRow) }),
  }),
  /** Null: there is none, or it has been published or discarded. */
  merchantMenuDraftGet: call('/group/merchant/menu/_draft-get', {
    ...reading,
    summary: 'A draft whole',
    errors: [...READ_ERRORS],
    request: z.object({ storeId, draftId: plainId }),
    reply: z.object({ draft: z.nullable(wholeDraft) }),
  }),
  /**
   * `of`: the dish; without it, of a new dish, which `draftId` names once it is kept. `version`: of
   * the draft that is replaced, left out where there is none; another editor’s is `CONFLICT`.
   */
  merchantMenuDraftKeep: call('/group/merchant/menu/_draft-keep', {
    ...editing,
    summary: 'Keeps a dish as a draft, in the place of the draft before',
    errors: [...EDIT_ERRORS, 'PRODUCT_NOT_FOUND', 'MENU_DRAFTS_FULL'],
    request: z.object({
      ...atStore,
      of: z.optional(ofDish),
      draftId: z.optional(plainId),
      version: z.optional(plainId),
      fields: dishDraft,
    }),
    reply: z.object({ draftId: plainId, version: plainId, replay: z.boolean() }),
  }),
  /** One that is gone already is no error. */
  merchantMenuDraftDiscard: call('/group/merchant/menu/_draft-discard', {
    ...editing,
    summary: 'Discards a draft',
    errors: [...EDIT_ERRORS],
    request: z.object({ ...atStore, draftId: plainId, version: plainId }),
    reply: z.object({ replay: z.boolean() }),
  }),
};
