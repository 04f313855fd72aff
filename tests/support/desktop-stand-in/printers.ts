import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { settings, tellTest } from './settings.ts';

export type PrintOptions = {
  readonly silent?: boolean;
  readonly deviceName?: string;
  readonly printBackground?: boolean;
  readonly pageSize?: { readonly width: number; readonly height: number };
};

const MICRONS_AN_INCH = 25_400;
let plugged: readonly string[] = [];
let printed = 0;

/** The system's printers; the first is its default one. */
export const plugPrinters = (names: readonly string[]): void => {
  plugged = names;
};

export const printerList = async () =>
  plugged.map((name) => ({ name, displayName: name, description: '', options: {} }));

/** Prints the page as a printer of the system gets it. Gives why not, in Electron's words, or nothing. */
export const printPage = async (
  cdp: CDPSession | undefined,
  { silent = false, deviceName, printBackground = false, pageSize }: PrintOptions,
): Promise<string> => {
  const printer = deviceName || plugged[0];
  if (printer === undefined) return 'no valid printers available';
  if (!plugged.includes(printer)) return 'Invalid deviceName provided';
  if (!cdp || !pageSize) return 'failed';
  const { data } = await cdp.send('Page.printToPDF', {
    printBackground,
    paperWidth: pageSize.width / MICRONS_AN_INCH,
    paperHeight: pageSize.height / MICRONS_AN_INCH,
    marginTop: 0,
    marginRight: 0,
    marginBottom: 0,
    marginLeft: 0,
  });
  const folder = join(settings().userDataDir, 'stand-in-printed');
  mkdirSync(folder, { recursive: true });
  const pdf = join(folder, `${(printed += 1)}.pdf`);
  writeFileSync(pdf, Buffer.from(data, 'base64'));
  tellTest({ type: 'printed', page: { printer, isSilent: silent, pdf } });
  return '';
};
