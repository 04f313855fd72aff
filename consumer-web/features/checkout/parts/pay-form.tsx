import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import { countdownText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { channelsOf } from '../../../lib/channels.ts';
import { host } from '../../../lib/host.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { BadPayAddress } from '../../../lib/payment.ts';
import { useOpenAttempt, useReturnFromBank } from '../../../lib/use-open-attempt.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { Button } from '../../../ui/button.tsx';
import { ChannelList } from '../../../ui/channel-list.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/price.tsx';
import type { TakeoutOrder } from '../model.ts';
import { orderKey, surplusQuery } from '../queries.ts';
import { usePay } from '../use-pay.ts';
import { CancelUnpaid } from './cancel-unpaid.tsx';
import { PayOver } from './pay-over.tsx';

/** Below this the time is pointed out. */
const SHORT_SECONDS = 120;

const failureText = ({ error, data }: ReturnType<typeof usePay>, t: T): string | null => {
  if (error !== null) return error instanceof BadPayAddress ? t('pay.badAddress') : isApiError(error) ? errorText(error, t) : t('cashier.failed');
  if (data === 'cancelled') return t('cashier.cancelled');
  return data === 'failed' ? t('cashier.failed') : null;
};

/** Amount, time left, the ways to pay. */
export const PayForm = ({ order }: { order: TakeoutOrder }) => {
  const t = useT();
  const queries = useQueryClient();
  const channels = channelsOf(host.kind);
  const [chosen, setChosen] = useState(channels[0]);
  const secondsLeft = useSecondsLeft(surplusQuery(order.tradeId), order.payInfo.payBefore);
  const attempt = useOpenAttempt(order.tradeId);
  const pay = usePay(order);
  useReturnFromBank(pay.reset);
  const isOver = secondsLeft === 0;
  useEffect(() => { if (isOver) void queries.invalidateQueries({ queryKey: orderKey(order.tradeId) }); }, [isOver, order.tradeId, queries]);
  if (isOver) return <PayOver order={order} />;
  const failed = failureText(pay, t);
  const isLeaving = pay.isPending || (pay.isSuccess && failed === null);
  const count = order.productList.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <section className="card cashier" aria-label={t('pay.amount')}>
        <p className="checkout__quiet">{t('pay.amount')}</p>
        <p className="cashier__amount" data-testid="pay-amount"><Price value={order.totalPrice} size="l" /></p>
        <p className={`cashier__clock num${secondsLeft < SHORT_SECONDS ? ' cashier__clock--short' : ''}`}>
          <Icon name="clock" size={16} /><span>{t('pay.left')}</span><strong role="timer" aria-label={t('pay.left')}>{countdownText(secondsLeft)}</strong>
        </p>
        <p className="cashier__for">{t('cashier.for', { store: order.storeInfo.storeName, count })}</p>
      </section>
      <ChannelList
        title={t('pay.method')} none={t('cashier.noChannel')} rows={channels.map((type) => ({ type, name: t(`cashier.channel.${type}`), note: t('cashier.channelText') }))} chosen={chosen}
        onChoose={(type) => { setChosen(channels.find((one) => one === type)); pay.reset(); }}
      />
      <div className="cashier__actions">
        {failed !== null && <p className="alert" role="alert">{failed}</p>}
        {failed === null && attempt.isOpen && <p className="alert alert--calm" role="status">{t('pay.open')}</p>}
        <Button isBlock isBusy={isLeaving || attempt.isAsking} isDisabled={chosen === undefined} onPress={() => { if (chosen !== undefined) pay.mutate(chosen); }}>{t('pay.go', { amount: price(order.totalPrice) })}</Button>
        <CancelUnpaid order={order} isDisabled={isLeaving} />
      </div>
    </>
  );
};
