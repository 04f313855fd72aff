import './cashier.css';
import { useState, type ReactNode } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import { countdownText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { BoundTo } from './channels.ts';
import { useT, type T } from '../../lib/i18n.ts';
import { LaterPayPassword } from './password/later-pay-password.tsx';
import { BadPayAddress, type PayBy } from './payment.ts';
import { useOpenAttempt, useReturnFromBank } from './use-open-attempt.ts';
import { usePay, type Payable } from './use-pay.ts';
import { usePayRows } from './use-pay-rows.ts';
import { Button } from '../../ui/button.tsx';
import { ChannelList } from './channel-list.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Price } from '../../ui/price.tsx';

/** From here on the time left is highlighted. */
const SHORT_SECONDS = 120;

const failureText = ({ error, data }: ReturnType<typeof usePay>, t: T): string | null => {
  if (error !== null)
    return error instanceof BadPayAddress
      ? t('pay.badAddress')
      : isApiError(error)
        ? errorText(error, t)
        : t('cashier.failed');
  if (data === 'cancelled') return t('cashier.cancelled');
  return data === 'failed' ? t('cashier.failed') : null;
};

/** The note under the channels, or in their place when there is none. */
const channelWords = (
  { only = null, bonusCents = ZERO }: BoundTo,
  t: T,
): { note: string; none: string } => {
  if (only === null)
    return {
      note: t('cashier.channelText'),
      none: t(bonusCents > 0 ? 'cashier.bonusElsewhere' : 'cashier.noChannel'),
    };
  const names = [...new Set(only.map((type) => t(`cashier.channel.${type}`)))].join(
    t('cashier.or'),
  );
  return {
    note: t('cashier.offerChannels', { names }),
    none: t('cashier.offerElsewhere', { names }),
  };
};

type Props = {
  payable: Payable;
  secondsLeft: number;
  /** What the money is for: a line, or the goods themselves. */
  what: ReactNode;
  /** What keeps the order from some channels. */
  boundTo?: BoundTo;
  /** How the attempt before ended, until one tries again. */
  problem?: string | null;
  /** What else one can do; `isLeaving`: a payment is on its way. */
  renderMore?: (isLeaving: boolean) => ReactNode;
};

/** The sum and the time that is left to pay it. */
const Sum = ({ payable, secondsLeft, what }: Pick<Props, 'payable' | 'secondsLeft' | 'what'>) => {
  const t = useT();
  const isShort = secondsLeft < SHORT_SECONDS;
  const isLine = typeof what === 'string';
  return (
    <section className="card cashier" aria-label={t('pay.amount')}>
      <p className="cashier__note">{t('pay.amount')}</p>
      <p className="cashier__amount" data-testid="pay-amount">
        <Price value={payable.totalAmount} size="l" />
      </p>
      <p className={`cashier__clock num${isShort ? ' cashier__clock--short' : ''}`}>
        <Icon name="clock" size={16} />
        <span>{t('pay.left')}</span>
        <strong role="timer" aria-label={t('pay.left')}>
          {countdownText(secondsLeft)}
        </strong>
      </p>
      <div className={`cashier__for${isLine ? '' : ' cashier__for--goods'}`}>{what}</div>
    </section>
  );
};

/** Pays by what is chosen. A card, and an order of much gold, ask for the payment password first. */
const usePaying = (payable: Payable, chosen: PayBy | undefined) => {
  const pay = usePay(payable);
  const [isAsking, setIsAsking] = useState(false);
  const handlePayNow = (): void => {
    if (chosen === undefined) return;
    if (chosen.type === 'BANK_CARD') setIsAsking(true);
    else
      pay.mutate(chosen, {
        onError: (error) => setIsAsking(isApiError(error) && error.reason === 'PAY_MARK'),
      });
  };
  const handleMark = (mark: string): void => {
    setIsAsking(false);
    if (chosen !== undefined) pay.mutate({ ...chosen, mark });
  };
  const question = isAsking && (
    <LaterPayPassword
      target={{ id: payable.orderId, amount: payable.totalAmount }}
      onMark={handleMark}
      onClose={() => setIsAsking(false)}
    />
  );
  return { pay, question, payNow: handlePayNow };
};

/** Amount, time left, the ways to pay. */
export const Cashier = ({
  payable,
  secondsLeft,
  what,
  boundTo = {},
  problem = null,
  renderMore,
}: Props) => {
  const t = useT();
  const { rows, chosen, choose } = usePayRows(boundTo);
  const attempt = useOpenAttempt(payable.orderId);
  const { pay, question, payNow: handlePayNow } = usePaying(payable, chosen?.by);
  useReturnFromBank(pay.reset);
  const failed = failureText(pay, t) ?? (pay.isIdle ? problem : null);
  const isLeaving = pay.isPending || (pay.isSuccess && failed === null);
  const handleChoose = (type: string): void => {
    choose(type);
    pay.reset();
  };
  return (
    <>
      <Sum payable={payable} secondsLeft={secondsLeft} what={what} />
      <ChannelList
        title={t('pay.method')}
        rows={rows}
        {...channelWords(boundTo, t)}
        chosen={chosen?.type}
        onChoose={handleChoose}
      />
      <div className="cashier__actions">
        {failed !== null && (
          <p className="alert" role="alert">
            {failed}
          </p>
        )}
        {failed === null && attempt.isOpen && (
          <p className="alert alert--calm" role="status">
            {t('pay.open')}
          </p>
        )}
        <Button
          isBlock
          isBusy={isLeaving || attempt.isAsking}
          isDisabled={chosen === undefined}
          onPress={handlePayNow}
        >
          {t('pay.go', { amount: price(payable.totalAmount) })}
        </Button>
        {renderMore?.(isLeaving)}
      </div>
      {question}
    </>
  );
};
