import { useState } from 'react';
import type { Way } from '#shared/cart/delivery-mode.ts';
import { minuteText, timeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { timingKey } from '#shared/order/checkout/checkout-timing.ts';
import { useT } from '../../../lib/i18n.ts';
import type { TimeSlot, TimeSlots } from '../checkout-model.ts';

type DaysProps = {
  way: Way;
  isTomorrow: boolean;
  acceptsNextDay: boolean;
  onChoose: (isTomorrow: boolean) => void;
};

const Days = ({ way, isTomorrow, acceptsNextDay, onChoose }: DaysProps) => {
  const t = useT();
  return (
    <div className="checkout__ways" role="group" aria-label={t(`checkout.time.${way}`)}>
      <button
        type="button"
        className="checkout__way"
        aria-pressed={!isTomorrow}
        onClick={() => onChoose(false)}
      >
        {t('checkout.day.today')}
      </button>
      <button
        type="button"
        className="checkout__way"
        aria-pressed={isTomorrow}
        disabled={!acceptsNextDay}
        onClick={() => onChoose(true)}
      >
        {t('checkout.day.tomorrow')}
      </button>
    </div>
  );
};

type Props = {
  way: Way;
  slots: TimeSlots;
  chosen: Pick<TimeSlot, 'at' | 'isNow' | 'isNextDay'> | null;
  /** When an order of now is promised; null before it is known. */
  promisedAt: Instant | null;
  /** What there is to know before choosing. */
  note?: string | undefined;
  /** Why a day has no times; by default the store has none. */
  emptyNote?: string | undefined;
  onChoose: (slot: TimeSlot) => void;
};

/** The times of a store: now, today, tomorrow. */
export const Times = ({
  way,
  slots: { result: all, acceptsNextDay },
  chosen,
  promisedAt,
  note,
  emptyNote,
  onChoose,
}: Props) => {
  const t = useT();
  const [isTomorrow, setIsTomorrow] = useState(
    chosen?.isNextDay ?? (all.length > 0 && all.every(({ isNextDay }) => isNextDay)),
  );
  const now = all.find(({ isNow }) => isNow);
  const shown = all.filter(({ isNow, isNextDay }) => !isNow && isNextDay === isTomorrow);
  const isChosen = ({ at, isNow }: TimeSlot): boolean =>
    chosen !== null && (isNow ? chosen.isNow : !chosen.isNow && chosen.at === at);
  return (
    <>
      <Days
        way={way}
        isTomorrow={isTomorrow}
        acceptsNextDay={acceptsNextDay}
        onChoose={setIsTomorrow}
      />
      {!acceptsNextDay && <p className="checkout__hint">{t('checkout.noNextDay')}</p>}
      {note !== undefined && <p className="alert alert--calm checkout__problem">{note}</p>}
      {!isTomorrow && now !== undefined && (
        <button
          type="button"
          className="checkout__now"
          aria-pressed={isChosen(now)}
          onClick={() => onChoose(now)}
        >
          <strong>{t(timingKey(now, way))}</strong>
          <span>
            {t(way === 'delivery' ? 'checkout.arrives' : 'checkout.ready', {
              time: timeText(
                chosen?.isNow === true && way === 'delivery' ? (promisedAt ?? now.at) : now.at,
              ),
            })}
          </span>
        </button>
      )}
      {shown.length === 0 && now === undefined && (
        <p className="checkout__hint">{emptyNote ?? t('checkout.noSlots')}</p>
      )}
      <ul className="checkout__slots">
        {shown.map((slot) => (
          <li key={slot.at}>
            <button
              type="button"
              className="checkout__slot num"
              aria-pressed={isChosen(slot)}
              onClick={() => onChoose(slot)}
            >{`${minuteText(slot.fromMinute)}–${minuteText(slot.toMinute)}`}</button>
          </li>
        ))}
      </ul>
    </>
  );
};
