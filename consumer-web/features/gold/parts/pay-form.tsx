import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { GoldOrderRecord } from '#shared/contract/gold.ts';
import { countdownText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { surplusSeconds } from '#shared/order/windows.ts';
import { channelsOf } from '../../../lib/channels.ts';
import { host } from '../../../lib/host.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { BadPayAddress } from '../../../lib/payment.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOpenAttempt, useReturnFromBank } from '../../../lib/use-open-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { ChannelList } from '../../../ui/channel-list.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/price.tsx';
import { purchaseKey } from '../queries.ts';
import { usePay } from '../use-pay.ts';
import { PayOver } from './pay-ends.tsx';

const failureText = ({ error, data }: ReturnType<typeof usePay>, t: T): string | null => {
  if (error !== null) return error instanceof BadPayAddress ? t('pay.badAddress') : isApiError(error) ? errorText(error, t) : t('cashier.failed');
  if (data === 'cancelled') return t('cashier.cancelled');
  return data === 'failed' ? t('cashier.failed') : null;
};

const Amount = ({ order, secondsLeft }: { order: GoldOrderRecord; secondsLeft: number }) => {
  const t = useT();
  return (
    <section className="card cashier" aria-label={t('pay.amount')}>
      <p className="cashier__note">{t('pay.amount')}</p>
      <p className="cashier__amount" data-testid="pay-amount"><Price value={order.payAmount} size="l" /></p>
      <p className="cashier__clock num"><Icon name="clock" size={16} /><span>{t('pay.left')}</span><strong role="timer" aria-label={t('pay.left')}>{countdownText(secondsLeft)}</strong></p>
      <p className="cashier__for">{t('goldPay.for', { name: order.bagName, amount: price(order.goldAmount) })}</p>
    </section>
  );
};

/** The cashier of a bag: its amount, the time left, the ways to pay. `said`: how the attempt before ended. */
export const PayForm = ({ order, said }: { order: GoldOrderRecord; said: string | null }) => {
  const t = useT();
  const queries = useQueryClient();
  const channels = channelsOf(host.kind);
  const [chosen, setChosen] = useState(channels[0]);
  const secondsLeft = surplusSeconds(order.payBefore, useNow());
  const attempt = useOpenAttempt(order.orderId);
  const pay = usePay(order);
  useReturnFromBank(pay.reset);
  const isOver = secondsLeft === 0;
  useEffect(() => { if (isOver) void queries.invalidateQueries({ queryKey: purchaseKey(order.orderId) }); }, [isOver, order.orderId, queries]);
  if (isOver) return <PayOver />;
  const failed = failureText(pay, t) ?? (pay.isIdle ? said : null);
  const isLeaving = pay.isPending || (pay.isSuccess && failed === null);
  return (
    <>
      <Amount order={order} secondsLeft={secondsLeft} />
      <ChannelList
        title={t('pay.method')} none={t('cashier.noChannel')} rows={channels.map((type) => ({ type, name: t(`cashier.channel.${type}`), note: t('cashier.channelText') }))} chosen={chosen}
        onChoose={(type) => { setChosen(channels.find((one) => one === type)); pay.reset(); }}
      />
      <div className="cashier__actions">
        {failed !== null && <p className="alert" role="alert">{failed}</p>}
        {failed === null && attempt.isOpen && <p className="alert alert--calm" role="status">{t('pay.open')}</p>}
        <Button isBlock isBusy={isLeaving || attempt.isAsking} isDisabled={chosen === undefined} onPress={() => { if (chosen !== undefined) pay.mutate(chosen); }}>{t('pay.go', { amount: price(order.payAmount) })}</Button>
      </div>
    </>
  );
};
