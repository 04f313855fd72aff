import { orderNumberText, spelledOrderNumber } from '#shared/order/order-number.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';

/** An order number in groups of four; screen readers spell its digits. */
export const OrderNumberText = ({ number }: { number: string }) => (
  <>
    <span aria-hidden>{orderNumberText(number)}</span>
    <HiddenText>{spelledOrderNumber(number)}</HiddenText>
  </>
);
