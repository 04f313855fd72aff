import type { PrintOutcome } from '#shared/ipc/printing.ts';
import { bridge } from '../bridge.ts';
import { receiptPicture } from './draw-receipt.ts';
import { DOTS, type PrinterSetup } from './printer-setup.ts';
import { showForPrint } from './print-view.ts';
import { canPrintAsText, pictureBytes, textBytes } from './receipt-bytes.ts';
import type { ReceiptLine } from './receipt-line.ts';
import { printSerial } from './serial-printer.ts';
import { printUsb } from './usb-printer.ts';

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return btoa(text);
};

/** The bytes that print a receipt on this printer. */
export const bytesOf = (lines: readonly ReceiptLine[], setup: PrinterSetup): Uint8Array =>
  setup.mode === 'auto' && canPrintAsText(lines)
    ? textBytes(lines, setup)
    : pictureBytes(receiptPicture(lines, DOTS[setup.paper]), setup);

const bySystem = async (
  lines: readonly ReceiptLine[],
  { paper, systemName }: PrinterSetup,
): Promise<PrintOutcome> => {
  const { heightMm, remove } = showForPrint([lines], paper);
  try {
    return await bridge.printPage({ printer: systemName, widthMm: paper, heightMm });
  } finally {
    remove();
  }
};

const byDialog = (lines: readonly ReceiptLine[], { paper }: PrinterSetup): PrintOutcome => {
  const { remove } = showForPrint([lines], paper);
  try {
    // returns when the person has closed the dialog, whatever they chose there
    window.print();
    return 'done';
  } finally {
    remove();
  }
};

const printNow = async (
  lines: readonly ReceiptLine[],
  setup: PrinterSetup,
): Promise<PrintOutcome> => {
  switch (setup.kind) {
    case 'usb':
      return printUsb(setup.usb, bytesOf(lines, setup));
    case 'serial':
      return printSerial(setup.serial, bytesOf(lines, setup));
    case 'network':
      return setup.network
        ? bridge.printBytes({ ...setup.network, data: base64(bytesOf(lines, setup)) })
        : 'off';
    case 'system':
      return bySystem(lines, setup);
    case 'dialog':
      return byDialog(lines, setup);
  }
};

/** One paper after another, in whatever window of this till: a port that is held by one is closed to the next. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('senado-printer', work) : work();

/** Prints lines on a printer and returns the outcome. A person's dialog holds up no other paper. */
export const printLines = (
  lines: readonly ReceiptLine[],
  setup: PrinterSetup,
): Promise<PrintOutcome> =>
  setup.kind === 'dialog' ? printNow(lines, setup) : alone(() => printNow(lines, setup));

/** ESC @: a printer takes it, and prints nothing. */
const NOTHING = Uint8Array.of(0x1b, 0x40);

/** Whether a printer takes bytes. One of the system, which has a queue of its own, cannot be asked. */
export const answers = async (setup: PrinterSetup): Promise<boolean> => {
  const { kind, network } = setup;
  const ask = (): Promise<PrintOutcome> => {
    if (kind === 'usb') return printUsb(setup.usb, NOTHING);
    if (kind === 'serial') return printSerial(setup.serial, NOTHING);
    return kind === 'network' && network
      ? bridge.printBytes({ ...network, data: base64(NOTHING) })
      : Promise.resolve('off');
  };
  return (await alone(ask)) === 'done';
};
