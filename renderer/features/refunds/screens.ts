import { lazy } from 'react';

/** Screens of this feature by route name. */
export const refundScreens = {
  merchantRefunds: lazy(async () => ({
    default: (await import('./refunds.screen.tsx')).RefundsScreen,
  })),
};
