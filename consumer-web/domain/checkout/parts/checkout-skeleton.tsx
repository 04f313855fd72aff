import { Skeletons } from '../../../ui/skeletons.tsx';

/** The checkout before its cart is known: as high as what comes. */
export const CheckoutSkeleton = () => <Skeletons heights={[176, 300, 190, 150]} />;
