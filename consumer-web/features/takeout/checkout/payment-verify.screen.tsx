import '../../../domain/checkout/checkout.css';
import '../../../domain/payment/cashier.css';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { PayCheck } from '../../../domain/payment/pay-check.tsx';
import { LAST_TRADE } from '../../../domain/payment/last-trade.ts';
import { tradeOf } from '../../../domain/payment/payment.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { Redirect } from '../../../ui/redirect.tsx';

/** Back from the bank with a takeout order: leads to how its payment ended. */
export const PaymentVerifyScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const tradeNo = tradeOf(orderId, params.get('tradeNo') ?? LAST_TRADE);
  const cashierPath = href(consumerRoutes.paymentPage, { orderId });
  return (
    <Page title={t('title.payVerify')}>
      {tradeNo === null ? (
        <Redirect to={cashierPath} />
      ) : (
        <PayCheck
          key={tradeNo}
          orderId={orderId}
          tradeNo={tradeNo}
          orderPath={href(consumerRoutes.orderInfo, { tradeId: orderId })}
        >
          {(outcome) => (
            <Redirect
              to={
                outcome === 'none'
                  ? cashierPath
                  : href(consumerRoutes.paymentResult, { orderId, tradeNo })
              }
            />
          )}
        </PayCheck>
      )}
    </Page>
  );
};
