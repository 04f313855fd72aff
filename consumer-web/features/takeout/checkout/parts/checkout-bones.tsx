import { Bones } from '../../../../ui/bones.tsx';

/** The checkout before its cart is known: as high as what comes. */
export const CheckoutBones = () => <Bones heights={[176, 300, 190, 150]} />;
