import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { LAST_TRADE } from '../../../domain/payment/last-trade.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { PayForm } from '../../../domain/payment/pay-form.tsx';
import { GOLD_KEY } from '../queries.ts';
import { PurchaseOver } from './pay-ends.tsx';

/** The cashier of a bag. `problem`: how the attempt before ended. */
export const BagCashier = ({
  order: { orderId, payAmount, payBefore, bagName, goldAmount },
  problem,
}: {
  order: GoldOrderRecord;
  problem: string | null;
}) => {
  const t = useT();
  const secondsLeft = surplusSeconds(payBefore, useNow());
  const backTo = href(consumerRoutes.aliPay, { orderId, tradeNo: LAST_TRADE });
  return (
    <PayForm
      payable={{
        orderType: 'CONSUMPTION_ORDER',
        orderId,
        totalAmount: payAmount,
        backTo,
        queryKey: GOLD_KEY,
      }}
      secondsLeft={secondsLeft}
      what={t('goldPay.for', { name: bagName, amount: price(goldAmount) })}
      problem={problem}
      over={<PurchaseOver />}
    />
  );
};
