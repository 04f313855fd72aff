import { app, dialog, session } from 'electron';
import { languageOfLocale, translate } from '#shared/i18n/translate.ts';
import { chooseDevice, type OfferedDevice } from './device-choice.ts';
import { consoleWindow } from './window.main.ts';

/** Shows the names in a box of the system; the last button is for none of them. */
const ask = async (names: readonly string[]): Promise<number> => {
  const language = languageOfLocale(app.getLocale());
  const options = {
    message: translate(language, 'desktop.chooseDevice'),
    buttons: [...names, translate(language, 'desktop.cancel')],
    cancelId: names.length,
    noLink: true,
  };
  const window = consoleWindow();
  return (await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options)))
    .response;
};

/** A chooser that breaks gives none: the page's call must come to its end. */
const choose = (devices: readonly OfferedDevice[]): Promise<string> =>
  chooseDevice(devices, ask).catch(() => '');

/** Electron has no chooser of its own for HID, serial and USB devices; without this a page that asks for one gets none. */
export const offerScanners = (): void => {
  const own = session.defaultSession;
  own.on('select-hid-device', (event, { deviceList }, answer) => {
    event.preventDefault();
    void choose(
      deviceList.map((each) => ({ id: each.deviceId, name: each.name || each.deviceId })),
    ).then(answer);
  });
  own.on('select-usb-device', (event, { deviceList }, answer) => {
    event.preventDefault();
    void choose(
      deviceList.map((each) => ({ id: each.deviceId, name: each.productName ?? each.deviceId })),
    ).then(answer);
  });
  own.on('select-serial-port', (event, ports, _contents, answer) => {
    event.preventDefault();
    void choose(
      ports.map((each) => ({ id: each.portId, name: each.displayName || each.portName })),
    ).then(answer);
  });
};
