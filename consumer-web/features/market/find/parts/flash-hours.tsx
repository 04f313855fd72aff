import type { ReactNode } from 'react';
import { longCountdownText, timeText } from '#shared/format/date.ts';
import { dayOf, SECOND, type Instant } from '#shared/kernel/time.ts';
import { useT, type T } from '../../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../../ui/choice-buttons.tsx';
import { flashHours, flashKey, flashState, type FlashInterval } from '../flash.ts';
import { FlashRemind } from './flash-remind.tsx';

/** Its hours, with the day when that is not today. */
const hoursText = (interval: FlashInterval, now: Instant, t: T): string => {
  const hours = flashHours(interval);
  const isToday = interval.day === dayOf(now);
  if (hours === null) return t(isToday ? 'market.flash.allDay' : 'market.flash.allTomorrow');
  const time = `${hours.from}–${hours.to}`;
  return isToday ? time : t('market.flash.tomorrow', { time });
};

const tabText = (interval: FlashInterval, now: Instant, t: T): ReactNode => (
  <>
    <b className="num">{hoursText(interval, now, t)}</b>
    <span>{t(`market.flash.${flashState(interval, now)}`)}</span>
  </>
);

/** How long it still runs, or when it begins. */
const lineText = (interval: FlashInterval, now: Instant, t: T): string => {
  const state = flashState(interval, now);
  if (state === 'over') return t('market.flash.wasOver');
  if (state === 'running')
    return t('market.flash.ends', { time: longCountdownText((interval.endAt - now) / SECOND) });
  return t(interval.day === dayOf(now) ? 'market.flash.begins' : 'market.flash.beginsTomorrow', {
    time: timeText(interval.startAt),
  });
};

type Props = {
  intervals: readonly FlashInterval[];
  chosen: FlashInterval;
  now: Instant;
  onChoose: (interval: FlashInterval) => void;
};

/** The intervals of today and the next day with where each stands, and how long the chosen one lasts or when it begins. */
export const FlashHours = ({ intervals, chosen, now, onChoose }: Props) => {
  const t = useT();
  const byKey = new Map(intervals.map((one) => [flashKey(one), one]));
  return (
    <div className="mkf-flash">
      <ChoiceButtons
        label={t('market.flash.hours')}
        names={[...byKey.keys()]}
        chosen={flashKey(chosen)}
        textOf={(key) => tabText(byKey.get(key)!, now, t)}
        onChoose={(key) => onChoose(byKey.get(key)!)}
        className="mkf-flash__hours"
        buttonClassName="plain mkf-flash__one"
      />
      <p className="mkf-flash__line num" data-testid="flash-line">
        {lineText(chosen, now, t)}
      </p>
      {flashState(chosen, now) === 'coming' && (
        <FlashRemind key={flashKey(chosen)} interval={chosen} />
      )}
    </div>
  );
};
