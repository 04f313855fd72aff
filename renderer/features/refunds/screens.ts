import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const refundScreens = {
  merchantRefunds: lazyPart(async () => (await import('./refunds.screen.tsx')).RefundsScreen),
};
