import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const settingsScreens = {
  merchantSettings: lazyPart(async () => (await import('./settings.screen.tsx')).SettingsScreen),
};
