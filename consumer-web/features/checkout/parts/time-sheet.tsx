import { useState } from 'react';
import { minuteText, timeText } from '#shared/format/date.ts';
import { timingKey } from '#shared/order/checkout-timing.ts';
import { changeDraft } from '../../../lib/checkout-draft.ts';
import { useT } from '../../../lib/i18n.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { TimeSlot } from '../model.ts';
import type { Checkout } from '../use-checkout.ts';

/** Now, today, tomorrow: the store's own times. */
export const TimeSheet = ({ checkout: { storeId, way, slots, time, quote }, onClose }: { checkout: Checkout; onClose: () => void }) => {
  const t = useT();
  const [isTomorrow, setIsTomorrow] = useState(time.slot?.isNextDay ?? false);
  const all = slots?.result ?? [];
  const now = all.find(({ isNow }) => isNow);
  const shown = all.filter(({ isNow, isNextDay }) => !isNow && isNextDay === isTomorrow);
  const isChosen = ({ at, isNow }: TimeSlot): boolean => time.slot !== null && (isNow ? time.slot.isNow : !time.slot.isNow && time.slot.at === at);
  const choose = ({ at, isNow }: TimeSlot): void => { changeDraft(storeId, { time: { at, isNow } }); onClose(); };
  return (
    <Sheet title={t(`checkout.time.${way}`)} onClose={onClose}>
      <div className="checkout__ways" role="group" aria-label={t(`checkout.time.${way}`)}>
        <button type="button" className="checkout__way" aria-pressed={!isTomorrow} onClick={() => { setIsTomorrow(false); }}>{t('checkout.day.today')}</button>
        <button type="button" className="checkout__way" aria-pressed={isTomorrow} disabled={slots?.acceptsNextDay === false} onClick={() => { setIsTomorrow(true); }}>{t('checkout.day.tomorrow')}</button>
      </div>
      {slots?.acceptsNextDay === false && <p className="checkout__hint">{t('checkout.noNextDay')}</p>}
      {now === undefined && all.length > 0 && <p className="alert alert--calm checkout__problem">{t('checkout.preOrderOnly')}</p>}
      {!isTomorrow && now !== undefined && (
        <button type="button" className="checkout__now" aria-pressed={isChosen(now)} onClick={() => { choose(now); }}>
          <strong>{t(timingKey(now, way))}</strong>
          <span>{t(way === 'delivery' ? 'checkout.arrives' : 'checkout.ready', { time: timeText(time.slot?.isNow === true && way === 'delivery' ? quote.data?.promisedAt ?? now.at : now.at) })}</span>
        </button>
      )}
      {shown.length === 0 && now === undefined && <p className="checkout__hint">{t('checkout.noSlots')}</p>}
      <ul className="checkout__slots">
        {shown.map((slot) => (
          <li key={slot.at}><button type="button" className="checkout__slot num" aria-pressed={isChosen(slot)} onClick={() => { choose(slot); }}>{`${minuteText(slot.fromMinute)}–${minuteText(slot.toMinute)}`}</button></li>
        ))}
      </ul>
    </Sheet>
  );
};
