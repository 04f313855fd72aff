import { app } from 'electron';
import { autostartFile, type LoginItem } from './login-item.ts';

/** The system's list of what starts at login; null where there is none to be in, as for a console that runs from its sources. */
export const loginItem = (): LoginItem | null => {
  if (!app.isPackaged) return null;
  if (process.platform === 'linux')
    return autostartFile({
      configFolder: app.getPath('appData'),
      program: process.env['APPIMAGE'] ?? process.execPath,
    });
  return {
    isOn: async () => app.getLoginItemSettings().openAtLogin,
    set: async (openAtLogin) => app.setLoginItemSettings({ openAtLogin }),
  };
};
