import type { texts as zh } from './zh.ts';

/** The desktop shell itself, outside the pages. */
export const texts: Record<keyof typeof zh, string> = {
  'desktop.badBackend':
    'The backend address in {source} is wrong: give one that begins with https:// and has no path. http:// is for this computer and its own network only.',
  'desktop.chooseDevice': 'Choose the device',
  'desktop.cancel': 'Cancel',
  // in the tray, beside the clock
  'desktop.waiting': 'Senado: {count} order waits | Senado: {count} orders wait',
  // the application's menu; names after Electron's roles
  'desktop.menu.edit': 'Edit',
  'desktop.menu.view': 'View',
  'desktop.menu.window': 'Window',
  'desktop.menu.help': 'Help',
  'desktop.menu.logs': 'Open the log folder',
  'desktop.menu.openAtLogin': 'Open when I log in',
  'desktop.menu.customerDisplay': 'Customer display',
  'desktop.menu.updates': 'Automatic updates',
  'desktop.menu.about': 'About Senado',
  'desktop.menu.hide': 'Hide Senado',
  'desktop.menu.hideOthers': 'Hide others',
  'desktop.menu.unhide': 'Show all',
  'desktop.menu.quit': 'Quit Senado',
  'desktop.menu.undo': 'Undo',
  'desktop.menu.redo': 'Redo',
  'desktop.menu.cut': 'Cut',
  'desktop.menu.copy': 'Copy',
  'desktop.menu.paste': 'Paste',
  'desktop.menu.selectAll': 'Select all',
  'desktop.menu.resetZoom': 'Actual size',
  'desktop.menu.zoomIn': 'Zoom in',
  'desktop.menu.zoomOut': 'Zoom out',
  'desktop.menu.togglefullscreen': 'Full screen',
  'desktop.menu.minimize': 'Minimise',
  'desktop.menu.zoom': 'Zoom',
  'desktop.menu.front': 'Bring all to front',
  'desktop.menu.reload': 'Reload',
  'desktop.menu.toggleDevTools': 'Developer tools',
};
