import '../../checkout/checkout.css';
import '../../payment/cashier.css';
import { PayCheck } from '../../payment/pay-check.tsx';
import { PayOver } from '../../payment/pay-over.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import type { StoreOrders } from '../store-orders.ts';

type Props = { kind: StoreOrders; orderId: string; tradeNo: string | null };

/** Back from the bank with a store's order: leads to how its payment ended. */
export const PayVerifyPage = ({ kind: { links }, orderId, tradeNo }: Props) => {
  const t = useT();
  return (
    <Page title={t('title.payVerify')}>
      {tradeNo === null ? (
        <Redirect to={links.pay(orderId)} />
      ) : (
        <PayCheck
          key={tradeNo}
          orderId={orderId}
          tradeNo={tradeNo}
          orderPath={links.order(orderId)}
        >
          {(outcome) =>
            outcome === 'unpaid' ? (
              <PayOver
                isUrgent
                title={t('pay.unpaid')}
                text={t('pay.unpaidText')}
                repeatLink={{ to: links.pay(orderId), text: t('cashier.again') }}
                orders={{ to: links.order(orderId), text: t('pay.toOrder') }}
              />
            ) : (
              <Redirect
                to={outcome === 'none' ? links.pay(orderId) : links.paid(orderId, tradeNo)}
              />
            )
          }
        </PayCheck>
      )}
    </Page>
  );
};
