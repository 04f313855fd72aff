import type { Plugin } from 'vite';

/** The scanner packages, by the file that is bundled. */
export const SCANNER_PACKAGES = [
  '@point-of-sale/webhid-barcode-scanner',
  '@point-of-sale/webserial-barcode-scanner',
];

/** Takes the packages' `console.log` away: they write every scanned code there, and no voucher code may stand in a log (house §6). */
export const silenced = (code: string): string =>
  code.replaceAll('console.log(', '(() => undefined)(');

export const quietScanners = (): Plugin => ({
  name: 'senado:quiet-scanners',
  transform: (code, id) =>
    SCANNER_PACKAGES.some((name) => id.includes(`/node_modules/${name}/`))
      ? { code: silenced(code), map: null }
      : null,
});
