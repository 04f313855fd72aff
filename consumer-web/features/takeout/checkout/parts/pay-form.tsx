import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../../lib/i18n.ts';
import { LAST_TRADE } from '../../../../domain/payment/payment.ts';
import { useSecondsLeft } from '../../../../lib/clock/use-seconds-left.ts';
import { useTimeUp } from '../../../../lib/clock/use-time-up.ts';
import { Cashier } from '../../../../domain/payment/cashier.tsx';
import type { TakeoutOrder } from '../model.ts';
import { orderKey, surplusQuery } from '../queries.ts';
import { CancelUnpaid } from '../../../../domain/order/actions/cancel-unpaid.tsx';
import { PayOver } from './pay-over.tsx';

/** The cashier of an order, which can be given up here too. */
export const PayForm = ({ order }: { order: TakeoutOrder }) => {
  const t = useT();
  const { tradeId: orderId, totalPrice: totalAmount, storeInfo, productList, payInfo } = order;
  const secondsLeft = useSecondsLeft(surplusQuery(orderId), payInfo.payBefore);
  if (useTimeUp(secondsLeft, orderKey(orderId))) return <PayOver order={order} />;
  const count = productList.reduce((sum, { quantity }) => sum + quantity, 0);
  const backTo = href(consumerRoutes.paymentVerify, { orderId, tradeNo: LAST_TRADE });
  return (
    <Cashier
      payable={{
        orderType: 'TAKEOUT_ORDER',
        orderId,
        totalAmount,
        backTo,
        queryKey: orderKey(orderId),
      }}
      secondsLeft={secondsLeft}
      only={payInfo.channels}
      what={t('cashier.for', { store: storeInfo.storeName, count })}
      renderMore={(isLeaving) => <CancelUnpaid order={order} isDisabled={isLeaving} />}
    />
  );
};
