import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { timeText } from '#shared/format/date.ts';
import { shortDateText } from '#shared/format/short-date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';

/** A moment as short as it can be: today by the hour, else with its day. */
export const momentText = (at: Instant, now: Instant, t: Translate): string =>
  dayOf(at) === dayOf(now) ? timeText(at) : `${shortDateText(dayOf(at), t)} ${timeText(at)}`;

/** What of a store is paused, why and until when; null where nothing is. */
export const pauseWords = (
  { pause, ways }: Pick<DeskStoreRow, 'pause' | 'ways'>,
  now: Instant,
  t: Translate,
): string | null => {
  if (pause === null) return null;
  const isWhole = ways.every((way) => pause.ways.includes(way));
  return t(`desk.live.paused.${isWhole ? 'ALL' : pause.ways[0]!}`, {
    time: momentText(pause.until, now, t),
    reason: t(`desk.live.reason.${pause.reason}`),
  });
};

/** How guests find a store, in a few words. */
export const standingWords = (
  store: Pick<DeskStoreRow, 'pause' | 'ways' | 'door' | 'busy' | 'runBy' | 'autoAccept'>,
  now: Instant,
  t: Translate,
): string[] => [
  pauseWords(store, now, t) ?? t(`desk.door.${store.door}`),
  ...(store.busy === null
    ? []
    : [
        t('desk.live.busyNow', {
          count: store.busy.extraMinutes,
          time: momentText(store.busy.until, now, t),
        }),
      ]),
  ...(store.autoAccept.ways.length > 0 ? [t('desk.auto.on')] : []),
  ...(store.runBy === 'TOWN' ? [t('desk.runByTown')] : []),
];
