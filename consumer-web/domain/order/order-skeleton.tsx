import { Bones } from '../../ui/bones.tsx';

/** Cards of orders before their answer. */
export const OrderListSkeleton = () => <Bones className="ord-list" heights={[188, 188, 188]} />;

/** An order before its answer. */
export const OrderSkeleton = () => <Bones heights={[132, 260, 180]} />;
