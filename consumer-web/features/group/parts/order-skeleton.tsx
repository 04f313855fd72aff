import { Bones } from '../../../ui/bones.tsx';

/** An order before its answer. */
export const OrderSkeleton = () => <Bones heights={[140, 220, 96]} />;
