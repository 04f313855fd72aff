import { timeText } from '#shared/format/date.ts';
import { shortPrice } from '#shared/format/money.ts';
import { closesAt } from '#shared/group/week-hours.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { openingWords } from '../../../domain/store-page/opening-words.ts';
import type { T } from '../../../lib/i18n.ts';
import type { StoreCard, StoreInfo } from './model.ts';

/** What a closed store says: that it is, and when it opens. */
const closedWords = (nextOpen: Instant | null, now: Instant, t: T): string =>
  nextOpen === null
    ? t('groupStore.closed')
    : `${t('groupStore.closed')} · ${openingWords(nextOpen, now, t)}`;

/** Whether a store is open, in words. */
export const openStateWords = (
  { openState, nextOpen }: Pick<StoreCard, 'openState' | 'nextOpen'>,
  now: Instant,
  t: T,
): string =>
  openState === 'UNKNOWN'
    ? t('groupStore.hoursUnknown')
    : openState === 'OPEN'
      ? t('groupStore.open')
      : closedWords(nextOpen, now, t);

/** Whether a store is open, until when, or when it opens next. */
export const openWords = (
  { openState, nextOpen, hours }: Pick<StoreInfo, 'openState' | 'nextOpen' | 'hours'>,
  now: Instant,
  t: T,
): string => {
  if (openState !== 'OPEN') return openStateWords({ openState, nextOpen }, now, t);
  const end = closesAt(hours, now);
  return end === null
    ? t('groupStore.openAll')
    : t('groupStore.openUntil', { time: timeText(end) });
};

/** What is spent by one person on the average; '' where the store has not said. */
export const perCapitaWords = (perCapita: Cents | null, t: T): string =>
  perCapita === null ? '' : t('groupStore.perCapita', { amount: shortPrice(perCapita) });
