import { app, dialog, session } from 'electron';
import { languageOfLocale, translate } from '#shared/i18n/translate.ts';
import { consoleWindow } from './window.main.ts';

type Device = { readonly id: string; readonly name: string };

/** The only device there is, the one the clerk picks, or '' for none. */
const choose = async (devices: readonly Device[]): Promise<string> => {
  if (devices.length < 2) return devices[0]?.id ?? '';
  const language = languageOfLocale(app.getLocale());
  const options = {
    message: translate(language, 'desktop.chooseScanner'), buttons: [...devices.map((each) => each.name), translate(language, 'desktop.cancel')],
    cancelId: devices.length, noLink: true,
  };
  const window = consoleWindow();
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return devices[response]?.id ?? '';
};

/** Electron has no chooser of its own for HID, serial and USB devices; without this a page that asks for one gets none. */
export const offerScanners = (): void => {
  const own = session.defaultSession;
  own.on('select-hid-device', (event, { deviceList }, answer) => {
    event.preventDefault();
    void choose(deviceList.map((each) => ({ id: each.deviceId, name: each.name || each.deviceId }))).then(answer);
  });
  own.on('select-usb-device', (event, { deviceList }, answer) => {
    event.preventDefault();
    void choose(deviceList.map((each) => ({ id: each.deviceId, name: each.productName ?? each.deviceId }))).then(answer);
  });
  own.on('select-serial-port', (event, ports, _contents, answer) => {
    event.preventDefault();
    void choose(ports.map((each) => ({ id: each.portId, name: each.displayName || each.portName }))).then(answer);
  });
};
