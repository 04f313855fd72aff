import type { Plugin } from 'vite';

/** Packages that log what they scan. */
export const SCANNER_PACKAGES = [
  '@point-of-sale/webhid-barcode-scanner',
  '@point-of-sale/webserial-barcode-scanner',
];

/** Removes the packages' `console.log`: they log every scanned code, and no voucher code may be logged. */
export const silenced = (code: string): string =>
  code.replaceAll('console.log(', '(() => undefined)(');

export const quietScanners = (): Plugin => ({
  name: 'senado:quiet-scanners',
  transform: (code, id) =>
    SCANNER_PACKAGES.some((name) => id.includes(`/node_modules/${name}/`))
      ? { code: silenced(code), map: null }
      : null,
});
