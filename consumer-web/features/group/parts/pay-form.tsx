import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { BadPayAddress } from '../../../lib/payment.ts';
import { useOpenAttempt, useReturnFromBank } from '../../../lib/use-open-attempt.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { useTimeUp } from '../../../lib/use-time-up.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import type { GroupOrder } from '../model.ts';
import { usePay } from '../mutations.ts';
import { orderKey, surplusQuery } from '../queries.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderProduct } from './order-product.tsx';
import { PayClock } from './pay-clock.tsx';
import { PayOver } from './pay-over.tsx';

/** Amount, time left, the way to pay. `problem`: what became of the attempt before. */
export const PayForm = ({ order, problem }: { order: GroupOrder; problem?: string }) => {
  const t = useT();
  const { orderId, payBefore } = order.orderInfo;
  const total = order.payInfo.totalAmtn;
  const secondsLeft = useSecondsLeft(surplusQuery(orderId), payBefore);
  const isOver = useTimeUp(secondsLeft, orderKey(orderId));
  const attempt = useOpenAttempt(orderId);
  const pay = usePay(orderId);
  useReturnFromBank(pay.reset);
  if (isOver) return <PayOver order={order} tradeNo={null} />;
  const failed = pay.error && (pay.error instanceof BadPayAddress ? t('pay.badAddress') : isApiError(pay.error) ? errorText(pay.error, t) : t('pay.badAddress'));
  const isLeaving = pay.isPending || pay.isSuccess;
  return (
    <>
      <section className="card pay" aria-label={t('pay.amount')}>
        <p className="pay__label">{t('pay.amount')}</p>
        <p className="pay__amount" data-testid="pay-amount"><Price value={total} size="l" /></p>
        <PayClock secondsLeft={secondsLeft} />
        <div className="pay__cut" aria-hidden="true" />
        <OrderProduct order={order} />
      </section>
      <section className="card" aria-label={t('pay.method')}>
        <h2 className="card__title">{t('pay.method')}</h2>
        <p className="pay__bank"><span className="pay__bank-mark" aria-hidden="true" /><span><strong>{t('pay.sandbox')}</strong><br /><span className="pay__bank-note">{t('pay.sandboxText')}</span></span></p>
      </section>
      <div className="pay__actions">
        {(failed ?? problem) && <p className="alert" role="alert">{failed ?? problem}</p>}
        {attempt.isOpen && !failed && problem === undefined && <p className="alert alert--calm" role="status">{t('pay.open')}</p>}
        <Button isBlock isBusy={isLeaving || attempt.isAsking} onPress={() => { pay.mutate(total); }}>{t(problem === undefined ? 'pay.go' : 'pay.goAgain', { amount: price(total) })}</Button>
        <CancelOrder orderId={orderId} isDisabled={isLeaving} />
      </div>
    </>
  );
};
