import { Menu } from 'electron';

/** macOS needs a menu for copy, paste and quit. Elsewhere there is none: its shortcuts (reload, zoom, developer tools) are not for a till. */
export const setMenu = (): void =>
  Menu.setApplicationMenu(process.platform === 'darwin' ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }]) : null);
