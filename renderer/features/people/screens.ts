import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const peopleScreens = {
  merchantStaff: lazyPart(async () => (await import('./staff.screen.tsx')).StaffScreen),
  merchantDevices: lazyPart(async () => (await import('./devices.screen.tsx')).DevicesScreen),
  merchantSecurity: lazyPart(async () => (await import('./security.screen.tsx')).SecurityScreen),
};
