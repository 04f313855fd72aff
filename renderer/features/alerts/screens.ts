import { lazy } from 'react';

/** Screens of this feature by route name. */
export const alertScreens = {
  merchantAlerts: lazy(async () => ({
    default: (await import('./alerts.screen.tsx')).AlertsScreen,
  })),
};
