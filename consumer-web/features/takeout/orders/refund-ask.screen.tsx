import { useSearchParams } from 'react-router-dom';
import { RefundAskPage } from '../../../domain/order/refund/refund-ask-page.tsx';
import { takeoutRefunds } from './takeout-refunds.ts';

/** Requests a refund of a takeout order. */
export const RefundAskScreen = () => (
  <RefundAskPage kind={takeoutRefunds} tradeId={useSearchParams()[0].get('tradeId') ?? ''} />
);
