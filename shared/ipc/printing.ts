import * as z from 'zod/mini';
import { IPV4, isPrivateAddress, PRINTER_PORTS } from '../codes/printer.ts';

/** A dotted IPv4 address. */
export const ipv4 = z.string().check(z.maxLength(15), z.regex(IPV4));
/** A TCP port. */
export const port = z.int().check(z.gte(1), z.lte(65_535));

/** A printer in the shop's network, and nothing else that may listen there. */
export const networkPrinter = z.object({
  host: ipv4.check(z.refine(isPrivateAddress)),
  port: port.check(z.refine((each) => PRINTER_PORTS.includes(each))),
});

/** As many bytes as two metres of paper need. */
export const RECEIPT_BYTES_MOST = 1_500_000;
/** Bytes for a printer, as base64: a bridge carries text. */
export const printBytes = z.extend(networkPrinter, {
  data: z
    .string()
    .check(z.maxLength(Math.ceil(RECEIPT_BYTES_MOST / 3) * 4), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
});

/**
 * Prints the page's own print view silently. `printer`: its name, '' is the system's default one.
 */
export const printPage = z.object({
  printer: z.string().check(z.maxLength(200)),
  widthMm: z.int().check(z.gte(40), z.lte(216)),
  heightMm: z.int().check(z.gte(20), z.lte(2000)),
});

/** The outcomes of printing; `off`: the printer did not answer. */
export const PRINT_OUTCOMES = ['done', 'off', 'failed'] as const;
/** `off`: the printer did not answer. */
export const printOutcome = z.enum(PRINT_OUTCOMES);
/** The outcome of printing. */
export type PrintOutcome = z.output<typeof printOutcome>;
