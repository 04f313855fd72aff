import { lazy } from 'react';

/** Screens of this feature by route name. */
export const settingsScreens = {
  merchantSettings: lazy(async () => ({
    default: (await import('./settings.screen.tsx')).SettingsScreen,
  })),
};
