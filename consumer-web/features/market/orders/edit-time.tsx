import '../../../domain/checkout/checkout.css';
import './edit-time.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { TimeSlot } from '../../../domain/checkout/checkout-model.ts';
import { slotText } from '../../../domain/checkout/parts/time-row.tsx';
import { Times } from '../../../domain/checkout/parts/times.tsx';
import type { Order } from '../../../domain/order/model.ts';
import { whenText } from '../../../domain/order/time-words.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { useStay } from '../../../lib/navigation/use-stay.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { marketKind } from './market-kind.ts';
import { useEditTime } from './mutations.ts';
import { editTimesQuery } from './queries.ts';

type Props = { order: Order };

/** Chooses another time and saves it; the choice stays while the server refuses. Once the page is left it neither navigates nor shows a notice. */
const useMove = ({ order: { tradeId } }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const stay = useStay();
  const edit = useEditTime(tradeId);
  const [slot, setSlot] = useState<TimeSlot | null>(null);
  const move = async (chosen: TimeSlot): Promise<void> => {
    const visit = stay();
    try {
      await edit.mutateAsync(chosen.at);
      if (visit.aborted) return;
      notify(t('marketOrder.timeSaved', { time: slotText(chosen, t) }));
      void navigate(marketKind.links.order(tradeId), { replace: true });
    } catch (error) {
      if (!visit.aborted) notify(errorText(error, t));
    }
  };
  const save = (): void => {
    if (slot === null) notify(t('marketOrder.timeChoose'));
    else void move(slot);
  };
  return { slot, setSlot, save, isBusy: edit.isPending };
};

/** Moves the time of an order, once (decision E3). */
export const EditTime = ({ order }: Props) => {
  const t = useT();
  const now = useNow(60_000);
  const way = orderDeliveryType.nameOf(order.deliveryType) === 'pickup' ? 'pickup' : 'delivery';
  const slotAt = (order.cookTime ?? order.askForTime)?.at ?? order.promisedAt;
  const query = useQuery(editTimesQuery(order.tradeId, way));
  const { slot, setSlot: handleChoose, save: handleSave, isBusy } = useMove({ order });
  const { data, error, refetch: handleRetry } = query;
  return (
    <Card title={t('marketOrder.time')}>
      <div className="edit-time">
        <p className="checkout__hint num">
          {t('marketOrder.timeNow', { time: whenText(slotAt, now, t) })}
        </p>
        <p className="checkout__hint">{t('marketOrder.timeOnce')}</p>
        {data === undefined && error === null && (
          <Waiting query={query} skeleton={<Skeleton height={180} />} />
        )}
        {data === undefined && error !== null && (
          <LoadFailed title={t('order.timeFailed')} error={error} onRetry={handleRetry} />
        )}
        {data?.result.length === 0 && <p className="checkout__hint">{t('marketOrder.timeNone')}</p>}
        {data !== undefined && data.result.length > 0 && (
          <>
            <Times way={way} slots={data} chosen={slot} promisedAt={null} onChoose={handleChoose} />
            <Button isBlock isBusy={isBusy} onPress={handleSave}>
              {slot === null
                ? t('marketOrder.timeChoose')
                : t('marketOrder.timeSave', { time: slotText(slot, t) })}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
};
