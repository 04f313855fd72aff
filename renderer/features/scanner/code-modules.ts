import encoder from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { encode } from 'uqr';

/** The package is CommonJS: bundlers hand over its default as it is, or one level down. */
const Code128 = 'default' in encoder ? encoder.default : encoder;

export type Symbology = 'QR' | 'CODE128';
/** A drawn code: rows of modules, true where it is dark, with the white around it that readers need. A bar code has one row. */
export type CodeModules = readonly (readonly boolean[])[];

const BAR_QUIET = 10;
const QR_QUIET = 4;

const bars = (text: string): boolean[] => {
  const quiet = Array.from({ length: BAR_QUIET }, () => false);
  return [
    ...quiet,
    ...[...new Code128(text, {}).encode().data].map((module) => module === '1'),
    ...quiet,
  ];
};

export const codeModules = (text: string, symbology: Symbology): CodeModules =>
  symbology === 'QR' ? encode(text, { ecc: 'M', border: QR_QUIET }).data : [bars(text)];

/** Dark modules as one path of an SVG, a run a rectangle. */
export const darkPath = (rows: CodeModules): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
