import { REMARK_TAGS } from '#shared/codes/remark-tag.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { Translate } from '#shared/i18n/translate.ts';

/** What a guest asks for with their order: quick remarks in the reader's language, then their own words; empty where they ask for nothing. */
export const remarkWords = (
  { remark, remarkTags }: Pick<DeskOrder, 'remark' | 'remarkTags'>,
  t: Translate,
): string =>
  [
    ...REMARK_TAGS.filter((tag) => remarkTags.includes(tag)).map((tag) =>
      t(`checkout.remark.${tag}`),
    ),
    remark,
  ]
    .filter((text) => text !== '')
    .join(' · ');
