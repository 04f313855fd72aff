import { Bones } from '../../../../ui/skeletons.tsx';

/** Cards of orders before their answer. */
export const ListBones = ({ isPaused }: { isPaused: boolean }) => (
  <Bones className="ord-list" heights={[188, 188, 188]} isPaused={isPaused} />
);

/** An order before its answer. */
export const OrderBones = ({ isPaused }: { isPaused: boolean }) => (
  <Bones heights={[132, 260, 180]} isPaused={isPaused} />
);
