import type { DishDraft, DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import type { MenuClass, OptionGroupEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { liesIn } from '../class-tree.ts';
import type { DishFields } from '../dish-fields.ts';

const sizeOf = (fields: DishFields | null, sizeId: string | null) =>
  sizeId === null ? undefined : fields?.sizes.find((size) => size.sizeId === sizeId);

/** A dish as it is typed, to be kept. Stock that was not touched is left out: orders count it meanwhile. */
export const draftOf = (fields: DishFields, before: DishFields | null): DishDraft => ({
  ...fields,
  stock: fields.stock === before?.stock ? null : fields.stock,
  sizes: fields.sizes.map((size) => ({
    ...size,
    stock: size.stock === sizeOf(before, size.sizeId)?.stock ? null : size.stock,
  })),
});

type Standing = {
  /** The dish as it stands; null: there is none. */
  before: DishFields | null;
  classes: readonly MenuClass[];
  groups: readonly OptionGroupEdit[];
};

/** A draft as it is typed on: without the class, sizes and options that have been deleted meanwhile. */
export const fieldsOfDraft = (
  draft: DishDraft,
  { before, classes, groups }: Standing,
): DishFields => ({
  ...draft,
  classId: classes.some(({ classId }) => classId === draft.classId) ? draft.classId : '',
  stock: draft.stock ?? before?.stock ?? '',
  sizes: draft.sizes.map((size) => {
    const known = sizeOf(before, size.sizeId);
    return {
      ...size,
      sizeId: known?.sizeId ?? null,
      stock: size.stock ?? known?.stock ?? '',
    };
  }),
  optionIds: draft.optionIds.filter((id) => groups.some(({ optionId }) => optionId === id)),
});

/** Whether a draft has no dish on the menu. */
export const isOfNewDish = ({ of, isGone }: DraftRow): boolean => of === null || isGone;

/** The drafts under the filter of the list. */
export const draftsUnder = (
  drafts: readonly DraftRow[],
  { classId, keyword }: { classId: string; keyword: string },
  classes: readonly MenuClass[],
): DraftRow[] =>
  drafts.filter(
    (draft) =>
      liesIn(classes, draft.classId, classId) &&
      `${draft.name.zh} ${draft.name.en}`.toLowerCase().includes(keyword.trim().toLowerCase()),
  );
