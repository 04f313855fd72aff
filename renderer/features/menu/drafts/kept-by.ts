import type { DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import { dateTimeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';

/** Who kept a draft, and when. */
export const keptBy = ({ keptBy: name, keptAt }: DraftRow, t: Translate): string => {
  const time = dateTimeText(keptAt);
  return name === null
    ? t('menuEdit.draft.keptAt', { time })
    : t('menuEdit.draft.keptBy', { name, time });
};
