import { lazy } from 'react';

/** Screens of this feature by route name. */
export const peopleScreens = {
  merchantStaff: lazy(async () => ({ default: (await import('./staff.screen.tsx')).StaffScreen })),
  merchantDevices: lazy(async () => ({
    default: (await import('./devices.screen.tsx')).DevicesScreen,
  })),
  merchantSecurity: lazy(async () => ({
    default: (await import('./security.screen.tsx')).SecurityScreen,
  })),
};
