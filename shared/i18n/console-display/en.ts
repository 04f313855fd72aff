import type { texts as zh } from './zh.ts';

/** The customer’s screen, and the settings of the desktop. */
export const texts: Record<keyof typeof zh, string> = {
  'display.welcome': 'Welcome',
  'display.welcomeHint': 'Please show your voucher',
  'display.thanks': 'Thank you',
  'display.used': 'Used now: {count}',
  'display.left': 'Uses left: {count}',
  'display.leftNone': 'All used',
  'display.ask': 'Please ask our staff',
  'display.askHint': 'They will help you',

  'settings.desktop': 'This computer',
  'settings.desktop.customerDisplay': 'Show results to the customer on a second screen',
  'settings.desktop.oneDisplay':
    'There is one screen now; it opens when another one is plugged in.',
  'settings.desktop.openAtLogin': 'Open when I log in',
  'settings.desktop.updates': 'Automatic updates',
  'settings.desktop.updatesHint':
    'A new version is used from the next start, never in the middle of the day.',
  'settings.desktop.check': 'Check now',
  'settings.desktop.notKept': 'The setting could not be saved. Please try again.',
  'settings.desktop.update.off': 'Automatic updates are off',
  'settings.desktop.update.noFeed': 'No address for updates is set on this computer',
  'settings.desktop.update.waiting': 'Not checked yet',
  'settings.desktop.update.checking': 'Checking',
  'settings.desktop.update.current': 'Up to date',
  'settings.desktop.update.ready': 'A new version is ready and will be used from the next start',
  'settings.desktop.update.failed': 'The check failed; it will be retried later',
};
