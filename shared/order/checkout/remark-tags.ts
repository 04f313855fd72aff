import { REMARK_TAGS, type RemarkTag } from '../../codes/remark-tag.ts';

/** The message key of a quick remark. */
export type RemarkTagKey = `checkout.remark.${RemarkTag}`;

const SPICY: readonly RemarkTag[] = ['noSpicy', 'lessSpicy', 'moreSpicy'];

/**
 * Ticks or unticks a quick remark, in the printed order; the three about spice replace each other,
 * since a kitchen cannot follow two.
 */
export const toggleRemarkTag = (chosen: readonly RemarkTag[], tag: RemarkTag): RemarkTag[] => {
  if (chosen.includes(tag)) return chosen.filter((other) => other !== tag);
  return REMARK_TAGS.filter(
    (other) =>
      other === tag || (chosen.includes(other) && !(SPICY.includes(tag) && SPICY.includes(other))),
  );
};
