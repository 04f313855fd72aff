import { takeoutOrders } from '../../../domain/order/kinds/takeout.ts';
import { PayResultPage } from '../../../domain/order/pay/pay-result-page.tsx';

/** How the payment of a takeout order ended. */
export const PaymentResultScreen = () => <PayResultPage kind={takeoutOrders} />;
