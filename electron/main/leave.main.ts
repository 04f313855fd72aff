import { dialog } from 'electron';
import { translate, type Language } from '#shared/i18n/translate.ts';
import { isMachineEnding } from './kiosk.main.ts';
import { consoleWindow } from './window.main.ts';

/** Asks in a box of the system before the window is closed or reloaded over a form with changes: Electron would stay without a word. */
export const askBeforeLeaving = (languageNow: () => Language): void => {
  const window = consoleWindow();
  window?.webContents.on('will-prevent-unload', (event) => {
    const language = languageNow();
    const isLeft =
      isMachineEnding() ||
      dialog.showMessageBoxSync(window, {
        type: 'question',
        message: translate(language, 'form.leave'),
        detail: translate(language, 'form.leaveText'),
        buttons: [translate(language, 'form.discard'), translate(language, 'form.stay')],
        defaultId: 1,
        cancelId: 1,
        noLink: true,
      }) === 0;
    // the page's wish to stay is put aside
    if (isLeft) event.preventDefault();
  });
};
