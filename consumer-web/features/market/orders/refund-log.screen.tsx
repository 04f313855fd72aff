import { RefundLogPage } from '../../../domain/order/refund/refund-log-page.tsx';
import { marketRefunds } from './market-refunds.ts';

/** The refund of a supermarket order. */
export const MarketAfterSaleDetailScreen = () => <RefundLogPage kind={marketRefunds} />;
