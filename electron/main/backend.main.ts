import { join } from 'node:path';
import { app, dialog } from 'electron';
import { languageOfLocale, translate } from '#shared/i18n/translate.ts';
import { chooseBackend } from './backend-url.ts';
import { readIfThere } from './durable-file.ts';
import { logs } from './logs.main.ts';

/** Origin of the backend, or null after a wrong address was reported: the console must not silently use another one. */
export const findBackend = async (): Promise<string | null> => {
  const file = await readIfThere(join(app.getPath('userData'), 'backend.json'));
  const choice = chooseBackend({ env: process.env['SENADO_BACKEND'], file });
  if (choice.ok) return choice.url;
  logs.error(`wrong backend address in ${choice.from}`);
  dialog.showErrorBox(
    'Senado',
    translate(languageOfLocale(app.getLocale()), 'desktop.badBackend', { source: choice.from }),
  );
  return null;
};
