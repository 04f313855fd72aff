import { Skeletons } from '../../ui/skeletons.tsx';

/** Cards of orders before their answer. */
export const OrderListSkeleton = () => <Skeletons className="ord-list" heights={[188, 188, 188]} />;

/** An order before its answer. */
export const OrderSkeleton = () => <Skeletons heights={[132, 260, 180]} />;
