import { useParams } from 'react-router-dom';
import { RefundAskPage } from '../../../domain/order/refund/refund-ask-page.tsx';
import { marketRefunds } from './market-refunds.ts';

/** Requests a refund of a supermarket order. */
export const MarketAfterSaleScreen = () => (
  <RefundAskPage kind={marketRefunds} tradeId={useParams()['tradeId'] ?? ''} />
);
