import { useSearchParams } from 'react-router-dom';
import { PayPage } from '../../domain/order/pay/pay-page.tsx';
import { kindOf } from './kinds.ts';

/** The cashier of what the address names. */
export const PaymentScreen = () => {
  const [params] = useSearchParams();
  return <PayPage kind={kindOf(params)} orderId={params.get('orderId') ?? ''} />;
};
