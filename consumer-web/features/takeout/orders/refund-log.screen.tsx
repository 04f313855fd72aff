import { RefundLogPage } from '../../../domain/order/refund/refund-log-page.tsx';
import { takeoutRefunds } from './takeout-refunds.ts';

/** The refund of a takeout order. */
export const RefundLogScreen = () => <RefundLogPage kind={takeoutRefunds} />;
