import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { LAST_TRADE } from '../../../domain/payment/payment.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useTimeUp } from '../../../lib/clock/use-time-up.ts';
import { Cashier } from '../../../domain/payment/cashier.tsx';
import { GOLD_KEY, purchaseKey } from '../queries.ts';
import { PayOver } from './pay-ends.tsx';

/** The cashier of a bag. `said`: how the attempt before ended. */
export const PayForm = ({
  order: { orderId, payAmount, payBefore, bagName, goldAmount },
  said,
}: {
  order: GoldOrderRecord;
  said: string | null;
}) => {
  const t = useT();
  const secondsLeft = surplusSeconds(payBefore, useNow());
  if (useTimeUp(secondsLeft, purchaseKey(orderId))) return <PayOver />;
  const backTo = href(consumerRoutes.aliPay, { orderId, tradeNo: LAST_TRADE });
  return (
    <Cashier
      payable={{
        orderType: 'CONSUMPTION_ORDER',
        orderId,
        totalAmount: payAmount,
        backTo,
        queryKey: GOLD_KEY,
      }}
      secondsLeft={secondsLeft}
      what={t('goldPay.for', { name: bagName, amount: price(goldAmount) })}
      said={said}
    />
  );
};
