import * as z from 'zod/mini';

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** A dotted IPv4 address. */
export const ipv4 = z
  .string()
  .check(z.maxLength(15), z.regex(new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`)));
/** A TCP port. */
export const port = z.int().check(z.gte(1), z.lte(65_535));

/**
 * Whether an address lies in a shop's own network: 10/8, 172.16/12, 192.168/16, link-local.
 * Receipts go nowhere else; this machine itself is not one of them.
 */
export const isPrivateAddress = (host: string): boolean => {
  if (!z.safeParse(ipv4, host).success) return false;
  const [a = 0, b = 0] = host.split('.').map(Number);
  return (
    a === 10 ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254)
  );
};

/** Ports on which receipt printers take raw bytes. */
export const PRINTER_PORTS: readonly number[] = [9100, 9101, 9102, 9103];

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
