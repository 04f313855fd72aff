import type { marketHomeCalls } from '#shared/contract/consumer/market-home.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { minuteText } from '#shared/format/date.ts';
import { MINUTE, startOfDay, type Instant } from '#shared/kernel/time.ts';

/** The hours of the flash sales on one day. */
export type FlashInterval = ReplyOf<
  (typeof marketHomeCalls)['marketSeckillIntervals']
>['result'][number];
export type FlashState = 'over' | 'running' | 'coming';

/** An interval as a key. */
export const flashKey = ({ day, subId }: Pick<FlashInterval, 'day' | 'subId'>): string =>
  `${day}.${subId}`;

/** Where an interval stands by the server's clock. */
export const flashState = (
  { startAt, endAt }: Pick<FlashInterval, 'startAt' | 'endAt'>,
  now: Instant,
): FlashState => {
  if (now < startAt) return 'coming';
  return now < endAt ? 'running' : 'over';
};

/** The interval that is asked for, else the one that runs, else the next one; null where there are none. */
export const chosenInterval = (
  intervals: readonly FlashInterval[],
  wanted: string,
  now: Instant,
): FlashInterval | null => {
  const inState = (state: FlashState) => intervals.find((one) => flashState(one, now) === state);
  return (
    intervals.find((one) => flashKey(one) === wanted) ??
    inState('running') ??
    inState('coming') ??
    intervals[0] ??
    null
  );
};

/** `11:00–14:00` of its day; null for the whole day. */
export const flashHours = ({
  day,
  startAt,
  endAt,
}: Pick<FlashInterval, 'day' | 'startAt' | 'endAt'>): { from: string; to: string } | null => {
  const [from, to] = [startAt, endAt].map((at) =>
    minuteText(Math.round((at - startOfDay(day)) / MINUTE)),
  ) as [string, string];
  return from === '00:00' && to === '24:00' ? null : { from, to };
};
