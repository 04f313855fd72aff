import type { ComponentProps, ReactNode } from 'react';
import { useTimeUp } from '../../lib/clock/use-time-up.ts';
import { Cashier } from './cashier.tsx';

type Props = ComponentProps<typeof Cashier> & { over: ReactNode };

/** A cashier with a time to pay; `over` takes its place at the end. */
export const PayForm = ({ over, ...cashier }: Props) => {
  const isOver = useTimeUp(cashier.secondsLeft, cashier.payable.queryKey);
  return isOver ? over : <Cashier {...cashier} />;
};
