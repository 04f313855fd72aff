import * as z from 'zod/mini';
import { isApiError } from '#shared/client/api-error.ts';
import { dateText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { startOfDay, type Day } from '#shared/kernel/time.ts';

const wrongOrder = z.object({ number: z.string() });
const otherStore = z.object({ store: z.string() });
const otherDay = z.object({ day: z.string() });

/** Whether a code is another bag's than the one in hand, of another store or of another day. */
export const isWrongBag = (error: unknown): boolean =>
  isApiError(error) &&
  ['WRONG_ORDER', 'OTHER_STORE', 'OTHER_DAY', 'CODE_WRONG'].includes(error.reason ?? '');

/** Why a scan was refused, in the words of the counter; null where the ordinary sentence says it. */
export const refusedWords = (error: unknown, t: Translate): string | null => {
  if (!isApiError(error)) return null;
  const { reason, data } = error;
  if (reason === 'WRONG_ORDER') {
    const told = wrongOrder.safeParse(data);
    return told.success ? t('desk.hand.wrongOrder', { number: told.data.number }) : null;
  }
  if (reason === 'OTHER_STORE') {
    const told = otherStore.safeParse(data);
    return told.success ? t('desk.scan.otherStore', { store: told.data.store }) : null;
  }
  if (reason === 'OTHER_DAY') {
    const told = otherDay.safeParse(data);
    return told.success
      ? t('desk.scan.otherDay', { day: dateText(startOfDay(told.data.day as Day)) })
      : null;
  }
  return reason === 'CODE_WRONG' ? t('desk.hand.wrong') : null;
};
