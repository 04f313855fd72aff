import { Skeletons } from '../../../ui/skeletons.tsx';

/** An order before its answer, or without a line. */
export const OrderBones = ({ isPaused }: { isPaused: boolean }) => (
  <Skeletons heights={[140, 220, 96]} isPaused={isPaused} />
);
