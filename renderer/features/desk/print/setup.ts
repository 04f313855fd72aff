import type { StorePrinter, StorePrinterSetup } from '#shared/contract/merchant/desk-print.ts';
import { NO_PRINTER, type PrinterSetup } from '../../../lib/printing/printer-setup.ts';

/** A till's printer as a store keeps it; null for one that needs a person each time. */
export const setupToKeep = (setup: PrinterSetup): StorePrinterSetup | null => {
  const { kind, mode, language, cuts, usb, serial, network, systemName } = setup;
  const isSet = {
    usb: usb !== null,
    serial: serial !== null,
    network: network !== null,
    system: true,
  };
  return kind === 'dialog' || !isSet[kind]
    ? null
    : { kind, mode, language, cuts, usb, serial, network, systemName };
};

/** How this till prints for a printer of the store: a deputy reaches the network's, else it uses its own. Null, it cannot. */
export const setupFor = (
  { setup, paper, isDeputy }: Pick<StorePrinter, 'setup' | 'paper'> & { isDeputy: boolean },
  own: PrinterSetup,
): PrinterSetup | null => {
  if (!isDeputy || setup.kind === 'network') return { ...NO_PRINTER, ...setup, paper };
  return setupToKeep(own) === null ? null : own;
};
