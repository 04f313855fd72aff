import { useState } from 'react';
import type { Way } from '#shared/cart/delivery-mode.ts';
import { minuteText, timeText } from '#shared/format/date.ts';
import { timingKey } from '#shared/order/checkout/checkout-timing.ts';
import { changeDraft } from '../checkout-draft.ts';
import { useT } from '../../../lib/i18n.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { TimeSlot, TimeSlots } from '../checkout-model.ts';
import type { Checkout } from '../use-checkout.ts';

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

const Times = ({
  checkout: { shop, way, time, quote },
  slots: { result: all, acceptsNextDay },
  onClose,
}: {
  checkout: Checkout;
  slots: TimeSlots;
  onClose: () => void;
}) => {
  const t = useT();
  const [isTomorrow, setIsTomorrow] = useState(time.slot?.isNextDay ?? false);
  const now = all.find(({ isNow }) => isNow);
  const shown = all.filter(({ isNow, isNextDay }) => !isNow && isNextDay === isTomorrow);
  const isChosen = ({ at, isNow }: TimeSlot): boolean =>
    time.slot !== null && (isNow ? time.slot.isNow : !time.slot.isNow && time.slot.at === at);
  const choose = ({ at, isNow }: TimeSlot): void => {
    changeDraft(shop, { time: { at, isNow } });
    onClose();
  };
  return (
    <>
      <Days
        way={way}
        isTomorrow={isTomorrow}
        acceptsNextDay={acceptsNextDay}
        onChoose={setIsTomorrow}
      />
      {!acceptsNextDay && <p className="checkout__hint">{t('checkout.noNextDay')}</p>}
      {now === undefined && all.length > 0 && (
        <p className="alert alert--calm checkout__problem">{t('checkout.preOrderOnly')}</p>
      )}
      {!isTomorrow && now !== undefined && (
        <button
          type="button"
          className="checkout__now"
          aria-pressed={isChosen(now)}
          onClick={() => choose(now)}
        >
          <strong>{t(timingKey(now, way))}</strong>
          <span>
            {t(way === 'delivery' ? 'checkout.arrives' : 'checkout.ready', {
              time: timeText(
                time.slot?.isNow === true && way === 'delivery'
                  ? (quote.data?.promisedAt ?? now.at)
                  : now.at,
              ),
            })}
          </span>
        </button>
      )}
      {shown.length === 0 && now === undefined && (
        <p className="checkout__hint">{t('checkout.noSlots')}</p>
      )}
      <ul className="checkout__slots">
        {shown.map((slot) => (
          <li key={slot.at}>
            <button
              type="button"
              className="checkout__slot num"
              aria-pressed={isChosen(slot)}
              onClick={() => choose(slot)}
            >{`${minuteText(slot.fromMinute)}–${minuteText(slot.toMinute)}`}</button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Now, today, tomorrow: the store's own times. */
export const TimeSheet = ({ checkout, onClose }: { checkout: Checkout; onClose: () => void }) => {
  const t = useT();
  const isOnline = useOnline();
  const { slots, slotsError, way, refresh: handleRefresh } = checkout;
  return (
    <Sheet title={t(`checkout.time.${way}`)} onClose={onClose}>
      {slots !== undefined && <Times checkout={checkout} slots={slots} onClose={onClose} />}
      {slots === undefined &&
        (slotsError === null && isOnline ? (
          <Skeleton height={180} />
        ) : (
          <LoadFailed title={t('order.timeFailed')} error={slotsError} onRetry={handleRefresh} />
        ))}
    </Sheet>
  );
};
