import type { BridgeHandlers } from './bridge-door.ts';
import { logs } from './logs.main.ts';
import { sendToPrinter } from './printer-socket.ts';
import { consoleWindow } from './window.main.ts';

const MICRONS_A_MM = 1000;

/** The schema of the call has let only addresses of the shop's own network and printers' ports through. */
export const printBytes: BridgeHandlers['printBytes'] = async ({ host, port, data }) => {
  const outcome = await sendToPrinter({ host, port, data: Buffer.from(data, 'base64') });
  if (outcome !== 'done') logs.warn(`network printer: ${outcome}`);
  return outcome;
};

export const listPrinters: BridgeHandlers['listPrinters'] = async () => {
  const printers = (await consoleWindow()?.webContents.getPrintersAsync()) ?? [];
  return printers.map(({ name, displayName }) => ({ name, label: displayName || name }));
};

/** Prints the page's print view as it is now. */
export const printPage: BridgeHandlers['printPage'] = ({ printer, widthMm, heightMm }) =>
  new Promise((resolve) => {
    const window = consoleWindow();
    if (!window) return resolve('failed');
    const pageSize = { width: widthMm * MICRONS_A_MM, height: heightMm * MICRONS_A_MM };
    window.webContents.print(
      {
        silent: true,
        printBackground: false,
        deviceName: printer,
        margins: { marginType: 'none' },
        pageSize,
      },
      (isDone, reason) => {
        if (!isDone) logs.warn(`printing failed: ${reason}`);
        resolve(isDone ? 'done' : 'failed');
      },
    );
  });
