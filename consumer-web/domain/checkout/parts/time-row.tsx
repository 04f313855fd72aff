import type { Way } from '#shared/cart/delivery-mode.ts';
import { minuteText, timeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { timingKey } from '#shared/order/checkout/checkout-timing.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import type { TimeSlot } from '../checkout-model.ts';
import { clashWords } from '../clash-words.ts';
import { refusedNow } from '../missing.ts';
import type { Problem } from '../problem.ts';
import type { Checkout } from '../use-checkout.ts';
import { Row } from './row.tsx';

/** A quarter of an hour of a day. */
export const slotText = ({ fromMinute, toMinute, isNextDay }: TimeSlot, t: T): string =>
  t('checkout.slot', {
    day: t(isNextDay ? 'checkout.day.tomorrow' : 'checkout.day.today'),
    from: minuteText(fromMinute),
    to: minuteText(toMinute),
  });

/** When the order comes or can be collected: what was chosen, and for "now" what the server promises. */
const When = ({
  slot,
  way,
  promisedAt,
}: {
  slot: TimeSlot;
  way: Way;
  promisedAt: Instant | null;
}) => {
  const t = useT();
  if (!slot.isNow) return slotText(slot, t);
  const time = timeText(way === 'delivery' ? (promisedAt ?? slot.at) : slot.at);
  return (
    <span className="checkout__when">
      {t(timingKey(slot, way))}
      <small className="num">
        {t(way === 'delivery' ? 'checkout.arrives' : 'checkout.ready', { time })}
      </small>
    </span>
  );
};

export const TimeRow = ({
  checkout,
  problem,
  onPress,
}: {
  checkout: Checkout;
  problem: Problem | null;
  onPress: () => void;
}) => {
  const t = useT();
  const {
    way,
    time: { slot, isGone },
    slots,
    slotsError,
    times,
    quote,
  } = checkout;
  const missing = t(
    slots === undefined && slotsError !== null
      ? 'order.timeFailed'
      : slots?.result.length === 0 && times.clash.length === 0
        ? 'checkout.noSlots'
        : 'checkout.choose',
  );
  const reason = clashWords(times.clash, t) ?? (isGone ? t('checkout.slotGone') : null);
  const shownProblem =
    problem ?? (reason === null ? null : { field: 'time' as const, text: reason });
  const refused = refusedNow(checkout, t);
  return (
    <Row
      field="time"
      name={t(`checkout.time.${way}`)}
      isMissing={slot === null}
      problem={shownProblem ?? (refused?.field === 'time' ? refused : null)}
      onPress={onPress}
      value={
        slot === null ? (
          missing
        ) : (
          <When slot={slot} way={way} promisedAt={quote.data?.promisedAt ?? null} />
        )
      }
    />
  );
};
