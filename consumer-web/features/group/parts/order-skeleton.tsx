import { Bones } from '../../../ui/bones.tsx';

/** An order before its answer, or without a line. */
export const OrderSkeleton = ({ isPaused }: { isPaused: boolean }) => (
  <Bones heights={[140, 220, 96]} isPaused={isPaused} />
);
