import { useState, type SyntheticEvent } from 'react';
import { voucherStatus } from '#shared/codes/group-order.ts';
import { dateTimeText, timeText } from '#shared/format/date.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { dayOf, type Day } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { GroupOrder } from '../model.ts';
import { useSubscribe } from '../mutations.ts';

const MOST_GUESTS = 99;

/** Whether the visit of an order can be booked: its product asks for it, and there is something left to use. */
const canBook = ({ orderInfo, vouchers, actions }: GroupOrder): boolean =>
  orderInfo.groupProductAgreement.checkSubscribeType !== 'NONE' &&
  (actions.includes('PAY') ||
    vouchers.some(({ status }) => voucherStatus.nameOf(status) === 'valid'));

const Form = ({ order, onDone }: { order: GroupOrder; onDone: () => void }) => {
  const t = useT();
  const {
    orderInfo: { orderId, booking },
    vouchers,
    serverTime,
  } = order;
  const [day, setDay] = useState<string>(booking ? dayOf(booking.at) : '');
  const [time, setTime] = useState(booking ? timeText(booking.at) : '');
  const [partySize, setPartySize] = useState(String(booking?.partySize ?? 2));
  const subscribe = useSubscribe(orderId);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    subscribe.mutate(
      { day: day as Day, time, partySize: Number(partySize) },
      {
        onSuccess: () => {
          notify(t('booking.saved'));
          onDone();
        },
      },
    );
  };
  const last = vouchers[0]?.validTo;
  return (
    <form className="booking" onSubmit={submit}>
      <label className="booking__field">
        <span>{t('booking.day')}</span>
        <input
          type="date"
          required
          value={day}
          min={dayOf(serverTime)}
          {...(last !== undefined && { max: dayOf(last) })}
          onChange={(event) => {
            setDay(event.target.value);
          }}
          data-testid="booking-day"
        />
      </label>
      <label className="booking__field">
        <span>{t('booking.time')}</span>
        <input
          type="time"
          required
          value={time}
          onChange={(event) => {
            setTime(event.target.value);
          }}
          data-testid="booking-time"
        />
      </label>
      <label className="booking__field">
        <span>{t('booking.party')}</span>
        <input
          type="number"
          required
          inputMode="numeric"
          min={1}
          max={MOST_GUESTS}
          value={partySize}
          onChange={(event) => {
            setPartySize(event.target.value);
          }}
          data-testid="booking-party"
        />
      </label>
      {subscribe.isError && (
        <p className="booking__why" role="alert">
          {errorText(subscribe.error, t)}
        </p>
      )}
      <Button
        type="submit"
        isBlock
        isBusy={subscribe.isPending}
        isDisabled={day === '' || time === ''}
      >
        {t('booking.save')}
      </Button>
    </form>
  );
};

/** Books the visit, or moves it: without it the store cannot take the voucher (decision D4). */
export const OrderBooking = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  const [isChanging, setIsChanging] = useState(false);
  const { booking } = order.orderInfo;
  if (!canBook(order)) return null;
  return (
    <Card title={t('booking.title')}>
      {booking && (
        <p className="booking__now num" data-testid="booking-now">
          {t('booking.now', { time: dateTimeText(booking.at), count: booking.partySize })}
        </p>
      )}
      {!booking && <p className="booking__need">{t('booking.need')}</p>}
      {booking && !isChanging ? (
        <Button
          tone="quiet"
          isBlock
          onPress={() => {
            setIsChanging(true);
          }}
        >
          {t('booking.change')}
        </Button>
      ) : (
        <Form
          order={order}
          onDone={() => {
            setIsChanging(false);
          }}
        />
      )}
    </Card>
  );
};
