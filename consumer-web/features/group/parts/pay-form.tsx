import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LAST_TRADE } from '../../../domain/payment/payment.ts';
import { useSecondsLeft } from '../../../lib/clock/use-seconds-left.ts';
import { useTimeUp } from '../../../lib/clock/use-time-up.ts';
import { Cashier } from '../../../domain/payment/cashier.tsx';
import type { GroupOrder } from '../model.ts';
import { orderKey, surplusQuery } from '../queries.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderProduct } from './order-product.tsx';
import { PayOver } from './pay-over.tsx';

/** The cashier of a deal, which can be given up here too. `problem`: what became of the attempt before. */
export const PayForm = ({
  order,
  problem = null,
}: {
  order: GroupOrder;
  problem?: string | null;
}) => {
  const { orderId, payBefore } = order.orderInfo;
  const secondsLeft = useSecondsLeft(surplusQuery(orderId), payBefore);
  if (useTimeUp(secondsLeft, orderKey(orderId))) return <PayOver order={order} tradeNo={null} />;
  const backTo = href(consumerRoutes.groupPay, { orderId, tradeNo: LAST_TRADE });
  return (
    <Cashier
      payable={{
        orderType: 'GROUP_ORDER',
        orderId,
        totalAmount: order.payInfo.totalAmtn,
        backTo,
        queryKey: orderKey(orderId),
      }}
      secondsLeft={secondsLeft}
      said={problem}
      what={<OrderProduct order={order} />}
      renderMore={(isLeaving) => <CancelOrder orderId={orderId} isDisabled={isLeaving} />}
    />
  );
};
