import { useState, type ComponentProps, type SyntheticEvent } from 'react';
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
const USUAL_GUESTS = 2;

/**
 * Whether the visit of an order can be booked: its product asks for it, and there is something left
 * to use.
 */
const canBook = ({ orderInfo, vouchers, actions }: GroupOrder): boolean =>
  orderInfo.groupProductAgreement.checkSubscribeType !== 'NONE' &&
  (actions.includes('PAY') ||
    vouchers.some(({ status }) => voucherStatus.nameOf(status) === 'valid'));

type FieldProps = { label: string; name: string; onValue: (value: string) => void } & Omit<
  ComponentProps<'input'>,
  'onChange' | 'required'
>;

const Field = ({ label, name, onValue, ...input }: FieldProps) => (
  <label className="booking__field">
    <span>{label}</span>
    <input
      required
      {...input}
      onChange={(event) => onValue(event.target.value)}
      data-testid={`booking-${name}`}
    />
  </label>
);

const useBookingForm = (order: GroupOrder, onDone: () => void) => {
  const t = useT();
  const { orderId, booking } = order.orderInfo;
  const [day, setDay] = useState<string>(booking ? dayOf(booking.at) : '');
  const [time, setTime] = useState(booking ? timeText(booking.at) : '');
  const [partySize, setPartySize] = useState(String(booking?.partySize ?? USUAL_GUESTS));
  const subscribe = useSubscribe(orderId);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const onSuccess = (): void => {
      notify(t('booking.saved'));
      onDone();
    };
    subscribe.mutate({ day: day as Day, time, partySize: Number(partySize) }, { onSuccess });
  };
  return { day, setDay, time, setTime, partySize, setPartySize, subscribe, submit };
};

const BookingForm = ({ order, onDone }: { order: GroupOrder; onDone: () => void }) => {
  const t = useT();
  const { subscribe, submit: handleSubmit, ...form } = useBookingForm(order, onDone);
  const last = order.vouchers[0]?.validTo;
  return (
    <form className="booking" onSubmit={handleSubmit}>
      <Field
        label={t('booking.day')}
        name="day"
        type="date"
        value={form.day}
        min={dayOf(order.serverTime)}
        max={last === undefined ? undefined : dayOf(last)}
        onValue={form.setDay}
      />
      <Field
        label={t('booking.time')}
        name="time"
        type="time"
        value={form.time}
        onValue={form.setTime}
      />
      <Field
        label={t('booking.party')}
        name="party"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_GUESTS}
        value={form.partySize}
        onValue={form.setPartySize}
      />
      {subscribe.isError && (
        <p className="booking__why" role="alert">
          {errorText(subscribe.error, t)}
        </p>
      )}
      <Button
        type="submit"
        isBlock
        isBusy={subscribe.isPending}
        isDisabled={form.day === '' || form.time === ''}
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
  const handleStartChange = (): void => {
    setIsChanging(true);
  };
  const handleEndChange = (): void => {
    setIsChanging(false);
  };
  return (
    <Card title={t('booking.title')}>
      {booking ? (
        <p className="booking__now num" data-testid="booking-now">
          {t('booking.now', { time: dateTimeText(booking.at), count: booking.partySize })}
        </p>
      ) : (
        <p className="booking__need">{t('booking.need')}</p>
      )}
      {booking && !isChanging ? (
        <Button tone="quiet" isBlock onPress={handleStartChange}>
          {t('booking.change')}
        </Button>
      ) : (
        <BookingForm order={order} onDone={handleEndChange} />
      )}
    </Card>
  );
};
