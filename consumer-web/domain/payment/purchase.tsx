import './cashier.css';
import type { ComponentType, ReactNode } from 'react';
import { useQuery, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { useT, type T, type TextKey } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { PayCheck, type AttemptOutcome } from './pay-check.tsx';
import { PayForm } from './pay-form.tsx';
import { PayOver, type PayLink } from './pay-over.tsx';
import { tradeOf } from './payment.ts';

/** An order of the platform's own things, as its cashier reads it. */
type Purchase = { orderId: OrderId; payAmount: Cents; payBefore: Instant; status: string };
type Leaving = { orderId: OrderId; isLeaving: boolean };
type Cancel = Pick<UseMutationResult<unknown, Error, OrderId>, 'mutate' | 'isPending' | 'error'>;

/**
 * What the platform sells under one order type. `End`: what an order that is not to be paid shows.
 * `outcome`: of the attempt that somebody comes back from; null for who comes to pay or to look.
 */
export type PurchaseKind<D> = {
  orderType: PaidOrderType;
  queryKey: QueryKey;
  /** One order, or null when there is no such order of the member. */
  read: (orderId: OrderId, signal: AbortSignal) => Promise<D | null>;
  orderOf: (data: D) => Purchase;
  what: (data: D, t: T) => string;
  backTo: (orderId: OrderId) => string;
  /** Where the same is bought again. */
  repeatPath: string;
  /** Where someone goes whose order is not there. */
  elsewhere: (t: T) => PayLink;
  /** Drawn below the cashier. */
  More?: ComponentType<Leaving>;
  End: ComponentType<{ data: D; outcome: AttemptOutcome | null }>;
};

type Ended = { repeatPath: string };
const useRepeatLink = (repeatPath: string): PayLink => {
  const t = useT();
  return { to: repeatPath, text: t('purchase.repeat') };
};

/** Nothing was paid in time. */
export const PurchaseOver = ({ repeatPath }: Ended) => {
  const t = useT();
  return (
    <PayOver
      title={t('purchase.over')}
      text={t('purchase.overText')}
      repeatLink={useRepeatLink(repeatPath)}
    />
  );
};

/** Its buyer cancelled it. */
export const PurchaseCancelled = ({ repeatPath }: Ended) => {
  const t = useT();
  return (
    <PayOver
      title={t('purchase.cancelled')}
      text={t('purchase.cancelledText')}
      repeatLink={useRepeatLink(repeatPath)}
    />
  );
};

/** The money came after the window and went back (decision E13). */
export const PurchaseLate = ({ repeatPath, amount }: Ended & { amount: Cents }) => {
  const t = useT();
  return (
    <PayOver
      title={t('purchase.late')}
      text={t('purchase.lateText', { amount: price(amount) })}
      repeatLink={useRepeatLink(repeatPath)}
    />
  );
};

/** Cancels an order at its cashier. */
export const CancelPurchase = ({ cancel, orderId, isLeaving }: Leaving & { cancel: Cancel }) => {
  const t = useT();
  return (
    <>
      {cancel.error !== null && (
        <p className="alert" role="alert">
          {errorText(cancel.error, t)}
        </p>
      )}
      <Button
        isBlock
        tone="quiet"
        isDisabled={isLeaving}
        isBusy={cancel.isPending}
        onPress={() => cancel.mutate(orderId)}
      >
        {t('purchase.cancel')}
      </Button>
    </>
  );
};

/** How a failed attempt is named at the cashier that is shown again. */
const FAILED = {
  refused: 'purchase.refused',
  closed: 'purchase.closed',
  unpaid: 'pay.unpaidText',
} as const satisfies Partial<Record<AttemptOutcome, TextKey>>;
const hasFailed = (outcome: AttemptOutcome | null): outcome is keyof typeof FAILED =>
  outcome !== null && outcome in FAILED;

type Of<D> = { kind: PurchaseKind<D>; outcome: AttemptOutcome | null };

/** The cashier of an order; a failed attempt before is named. */
const PurchaseCashier = <D,>({ kind, outcome, data }: Of<D> & { data: D }) => {
  const t = useT();
  const { orderId, payAmount, payBefore } = kind.orderOf(data);
  const secondsLeft = surplusSeconds(payBefore, useNow());
  const { More } = kind;
  return (
    <PayForm
      payable={{
        orderType: kind.orderType,
        orderId,
        totalAmount: payAmount,
        backTo: kind.backTo(orderId),
        queryKey: kind.queryKey,
      }}
      secondsLeft={secondsLeft}
      what={kind.what(data, t)}
      problem={hasFailed(outcome) ? t(FAILED[outcome]) : null}
      over={<PurchaseOver repeatPath={kind.repeatPath} />}
      {...(More !== undefined && {
        renderMore: (isLeaving: boolean) => <More orderId={orderId} isLeaving={isLeaving} />,
      })}
    />
  );
};

/** Not the caller's, or no order at all. */
export const PurchaseMissing = ({ elsewhere }: Pick<PurchaseKind<unknown>, 'elsewhere'>) => {
  const t = useT();
  const { to, text } = elsewhere(t);
  return (
    <StateView title={t('purchase.missing')} text={t('purchase.missingText')}>
      <Link replace className="button-link" to={to}>
        {text}
      </Link>
    </StateView>
  );
};

const One = <D,>({ kind, outcome, orderId }: Of<D> & { orderId: string }) => {
  const query = useQuery({
    queryKey: [...kind.queryKey, 'order', orderId],
    queryFn: ({ signal }) => kind.read(asId(orderId), signal),
    staleTime: 0,
  });
  const { data, error, isFetching, fetchStatus, refetch: handleRetry } = query;
  const isOpen = data != null && kind.orderOf(data).status === 'toBePaid';
  // once the bank has agreed, an unpaid order from before does not count
  const isOld = outcome !== null && !hasFailed(outcome) && isFetching && isOpen;
  if (data === undefined || isOld)
    return error === null ? (
      <Skeletons heights={[170, 150, 48]} isPaused={fetchStatus === 'paused'} />
    ) : (
      <LoadFailed error={error} onRetry={handleRetry} />
    );
  if (data === null) return <PurchaseMissing elsewhere={kind.elsewhere} />;
  return isOpen ? (
    <PurchaseCashier kind={kind} data={data} outcome={outcome} />
  ) : (
    <kind.End data={data} outcome={outcome} />
  );
};

/** The order that the address names: its cashier, what became of its payment, and what it brought; without one, `list`. */
export const Purchases = <D,>({ kind, list }: { kind: PurchaseKind<D>; list: ReactNode }) => {
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const tradeNo = tradeOf(orderId, params.get('tradeNo'));
  if (orderId === '') return list;
  if (tradeNo === null) return <One key={orderId} kind={kind} orderId={orderId} outcome={null} />;
  return (
    <PayCheck key={tradeNo} orderId={orderId} tradeNo={tradeNo}>
      {(outcome) => <One kind={kind} orderId={orderId} outcome={outcome} />}
    </PayCheck>
  );
};
