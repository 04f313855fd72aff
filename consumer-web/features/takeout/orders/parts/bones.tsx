import { Skeletons } from '../../../../ui/skeletons.tsx';

/** Cards of orders before their answer. */
export const ListBones = ({ isPaused }: { isPaused: boolean }) => (
  <Skeletons className="ord-list" heights={[188, 188, 188]} isPaused={isPaused} />
);

/** An order before its answer. */
export const OrderBones = ({ isPaused }: { isPaused: boolean }) => (
  <Skeletons heights={[132, 260, 180]} isPaused={isPaused} />
);
