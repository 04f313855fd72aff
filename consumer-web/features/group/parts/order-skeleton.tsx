import { Skeletons } from '../../../ui/skeletons.tsx';

/** An order before its answer. */
export const OrderSkeleton = () => <Skeletons heights={[140, 220, 96]} />;
