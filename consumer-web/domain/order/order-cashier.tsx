import type { ComponentProps, ReactNode } from 'react';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useSecondsLeft } from '../../lib/clock/use-seconds-left.ts';
import type { Cashier } from '../payment/cashier.tsx';
import { PayForm } from '../payment/pay-form.tsx';
import { CancelUnpaid } from './actions/cancel-unpaid.tsx';
import type { OrderKind } from './kind.ts';
import { orderKey, surplusQuery } from './queries.ts';

type Props = {
  kind: OrderKind;
  order: { orderId: OrderId; totalAmount: Cents; payBefore: Instant };
  /** Once the time to pay is over. */
  over: ReactNode;
} & Pick<ComponentProps<typeof Cashier>, 'what' | 'boundTo' | 'problem'>;

/** The cashier of an order, which can be cancelled here too. */
export const OrderCashier = ({
  kind,
  order: { orderId, totalAmount, payBefore },
  ...cashier
}: Props) => {
  const secondsLeft = useSecondsLeft(surplusQuery(kind, orderId), payBefore);
  const payable = {
    orderType: kind.paidAs,
    orderId,
    totalAmount,
    backTo: kind.backFromBank(orderId),
    queryKey: orderKey(kind, orderId),
  };
  return (
    <PayForm
      {...cashier}
      payable={payable}
      secondsLeft={secondsLeft}
      renderMore={(isLeaving) => (
        <CancelUnpaid kind={kind} orderId={orderId} isDisabled={isLeaving} />
      )}
    />
  );
};
