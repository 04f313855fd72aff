import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const alertScreens = {
  merchantAlerts: lazyPart(async () => (await import('./alerts.screen.tsx')).AlertsScreen),
};
