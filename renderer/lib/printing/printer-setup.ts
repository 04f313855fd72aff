import * as z from 'zod/mini';
import { ipv4, port } from '#shared/ipc/printing.ts';

export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** Printers that are reached by bytes: USB, serial, network; or by the system: silently (desktop), or by the browser's own dialog, which also makes a PDF. */
export const PRINTER_KINDS = ['usb', 'serial', 'network', 'system', 'dialog'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

/** The printer of this till, as it was set up. */
export const printerSetup = z.object({
  kind: z.enum(PRINTER_KINDS),
  paper: z.union([z.literal(58), z.literal(80)]),
  /** `auto`: letters as text where the printer surely knows them all, else the whole receipt as a picture. */
  mode: z.enum(['auto', 'picture']),
  language: z.enum(['esc-pos', 'star-prnt', 'star-line']),
  /** Copies that a redeem prints. */
  copies: z.enum(['customer', 'shop', 'both']),
  cuts: z.boolean(),
  usb: z.nullable(
    z.object({ vendorId: z.int(), productId: z.int(), serialNumber: z.string(), name: z.string() }),
  ),
  serial: z.nullable(
    z.object({ vendorId: z.nullable(z.int()), productId: z.nullable(z.int()), baudRate: z.int() }),
  ),
  network: z.nullable(z.object({ host: ipv4, port })),
  /** Name of the system's printer; '' is its default one. */
  systemName: z.string().check(z.maxLength(200)),
});
export type PrinterSetup = z.output<typeof printerSetup>;

/** Before anything is set up: the browser's dialog, which every machine has. */
export const NO_PRINTER: PrinterSetup = {
  kind: 'dialog',
  paper: 80,
  mode: 'auto',
  language: 'esc-pos',
  copies: 'customer',
  cuts: true,
  usb: null,
  serial: null,
  network: null,
  systemName: '',
};

/** Dots across the paper at 203 dpi, as nearly every receipt printer has them, and letters of the standard font. */
export const DOTS: Readonly<Record<PaperWidth, number>> = { 58: 384, 80: 576 };
export const COLUMNS: Readonly<Record<PaperWidth, number>> = { 58: 32, 80: 48 };
