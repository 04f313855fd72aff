import './order-number.css';
import { orderNumberText, spelledOrderNumber } from '#shared/order/order-number.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** An order number in groups of four, to be copied as bare digits; screen readers spell it. */
export const OrderNumber = ({ number, copyLabel }: { number: string; copyLabel: string }) => (
  <span className="order-number" data-testid="order-number">
    <span aria-hidden="true">{orderNumberText(number)}</span>
    <span className="unseen">{spelledOrderNumber(number)}</span>
    <CopyButton text={number} label={copyLabel} />
  </span>
);
