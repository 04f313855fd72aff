import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { voucherStatus } from '#shared/codes/group-order.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { GroupOrder } from '../model.ts';
import { useSubscribe } from '../mutations.ts';
import { SLOTS_KEY } from '../visit/slots-query.ts';
import { VisitPicker } from '../visit/visit-picker.tsx';
import { firstWish, visitOf } from '../visit/wish.ts';

/**
 * Whether the visit of an order can be booked: its product asks for it, and there is something left
 * to use.
 */
const canBook = ({ orderInfo, vouchers, actions }: GroupOrder): boolean =>
  orderInfo.groupProductAgreement.checkSubscribeType !== 'NONE' &&
  (actions.includes('PAY') ||
    vouchers.some(({ status }) => voucherStatus.nameOf(status) === 'valid'));

const BookingForm = ({ order, onDone }: { order: GroupOrder; onDone: () => void }) => {
  const t = useT();
  const queries = useQueryClient();
  const { orderInfo, productList, storeInfo: stores, vouchers, serverTime } = order;
  const { orderId, booking } = orderInfo;
  const [wish, setWish] = useState(() => firstWish(serverTime, booking));
  const subscribe = useSubscribe(orderId);
  const visit = visitOf(wish, stores);
  const handleSubmit = (): void => {
    if (visit === null) return;
    subscribe.mutate(visit, {
      onSuccess: () => {
        notify(t('booking.saved'));
        onDone();
      },
      onSettled: () => {
        void queries.invalidateQueries({ queryKey: SLOTS_KEY });
      },
    });
  };
  return (
    <>
      <VisitPicker
        productId={productList[0]!.productId}
        orderId={orderId}
        stores={stores}
        wish={wish}
        now={serverTime}
        lastDay={vouchers[0]?.validTo}
        onChange={(part) => setWish((before) => ({ ...before, ...part }))}
      />
      {subscribe.isError && (
        <p className="visit__why" role="alert">
          {errorText(subscribe.error, t)}
        </p>
      )}
      <Button
        isBlock
        isBusy={subscribe.isPending}
        isDisabled={visit === null}
        onPress={handleSubmit}
      >
        {t('booking.save')}
      </Button>
    </>
  );
};

/** The visit that is booked, and where. */
const Booked = ({ order: { orderInfo, storeInfo } }: { order: GroupOrder }) => {
  const t = useT();
  const { booking } = orderInfo;
  if (booking === null) return <p className="booking__need">{t('booking.need')}</p>;
  const store = storeInfo.find(({ storeId }) => storeId === booking.storeId);
  return (
    <p className="booking__now num" data-testid="booking-now">
      {t('booking.now', { time: dateTimeText(booking.at), count: booking.partySize })}
      {store !== undefined && <span className="booking__store">{store.storeName}</span>}
    </p>
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
      <div className="booking">
        <Booked order={order} />
        {booking && !isChanging ? (
          <>
            <p className="booking__need">{t('booking.rule')}</p>
            <Button tone="quiet" isBlock onPress={() => setIsChanging(true)}>
              {t('booking.change')}
            </Button>
          </>
        ) : (
          <BookingForm order={order} onDone={() => setIsChanging(false)} />
        )}
      </div>
    </Card>
  );
};
