import { join } from 'node:path';
import { app } from 'electron';
import { replaceFile } from './durable-file.ts';
import { logs } from './logs.main.ts';
import { updaterConfig, type Updater } from './updates.ts';

/** The updater, in a module that is loaded when it is first needed. The feed's address is in a file of ours, for the package names none. */
export const loadUpdater = async (): Promise<Updater> => {
  const {
    default: { autoUpdater },
  } = await import('electron-updater');
  autoUpdater.logger = {
    info: () => undefined,
    debug: () => undefined,
    warn: (what: unknown) => logs.warn(what),
    error: (what: unknown) => logs.warn(what),
  };
  autoUpdater.allowDowngrade = false;
  autoUpdater.autoInstallOnAppQuit = true;
  return {
    fetchNewer: async (feed) => {
      const file = join(app.getPath('userData'), 'app-update.yml');
      await replaceFile(file, updaterConfig(feed));
      autoUpdater.updateConfigPath = file;
      const found = await autoUpdater.checkForUpdates();
      if (!found?.isUpdateAvailable) return 'current';
      await found.downloadPromise;
      return 'ready';
    },
  };
};
