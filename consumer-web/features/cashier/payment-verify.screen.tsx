import { useSearchParams } from 'react-router-dom';
import { PayVerifyPage } from '../../domain/order/pay/pay-verify-page.tsx';
import { LAST_TRADE } from '../../lib/session/last-trade.ts';
import { tradeOf } from '../../domain/payment/payment.ts';
import { kindOf } from './kinds.ts';

/** Back from the bank with what the address names. */
export const PaymentVerifyScreen = () => {
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const tradeNo = tradeOf(orderId, params.get('tradeNo') ?? LAST_TRADE);
  return <PayVerifyPage kind={kindOf(params)} orderId={orderId} tradeNo={tradeNo} />;
};
