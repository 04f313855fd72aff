import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Picture } from './draw-receipt.ts';
import { COLUMNS, type PrinterSetup } from './printer-setup.ts';
import type { ReceiptLine } from './receipt-line.ts';

type Paper = Pick<PrinterSetup, 'paper' | 'language' | 'cuts'>;

/** Every printer has these in its first code page. Chinese printers have Big5 or GB fonts that cannot be known from here, so anything else is drawn. */
const isPlain = (words: string): boolean => /^[ -~]*$/.test(words);
const wordsOf = (line: ReceiptLine): string => {
  if (line.kind === 'pair') return line.left + line.right;
  if (line.kind === 'signature') return line.label;
  return line.kind === 'rule' ? '' : line.text;
};

/** Whether each letter of a receipt is in the printer's own font for certain. */
export const canPrintAsText = (lines: readonly ReceiptLine[]): boolean =>
  lines.every((line) => isPlain(wordsOf(line)));

const encoderFor = ({ paper, language }: Paper): ReceiptPrinterEncoder =>
  new ReceiptPrinterEncoder({
    language,
    columns: COLUMNS[paper],
    imageMode: 'raster',
    feedBeforeCut: 4,
  }).initialize();
const end = (encoder: ReceiptPrinterEncoder, { cuts }: Paper): Uint8Array =>
  (cuts ? encoder.newline().cut('partial') : encoder.newline(4)).encode();

/** A drawn receipt as the printer's raster. */
export const pictureBytes = ({ data, width, height }: Picture, paper: Paper): Uint8Array => {
  // the encoder recognises its input by the constructor's name, which a bundler may change
  const image = { data, width, height } as unknown as ImageData;
  return end(
    encoderFor(paper)
      .align('center')
      .image(image, { width, height, algorithm: 'threshold', threshold: 170 })
      .align('left'),
    paper,
  );
};

const SCALES = { huge: 4, big: 2, normal: 1, small: 1 } as const;

const putLine = (encoder: ReceiptPrinterEncoder, line: ReceiptLine, columns: number): void => {
  switch (line.kind) {
    case 'text': {
      const scale = SCALES[line.size];
      encoder
        .align(line.align)
        .bold(line.isBold)
        .invert(line.isInverse === true)
        .size(scale, scale)
        .line('  '.repeat(line.indent ?? 0) + line.text)
        .size(1, 1)
        .invert(false)
        .bold(false)
        .align('left');
      return;
    }
    case 'pair': {
      const gap = columns - line.left.length - line.right.length;
      encoder.bold(line.isBold);
      if (gap >= 1) encoder.line(line.left + ' '.repeat(gap) + line.right);
      else encoder.line(line.left).align('right').line(line.right).align('left');
      encoder.bold(false);
      return;
    }
    case 'rule':
      encoder.rule();
      return;
    case 'signature':
      encoder.newline(3).line('_'.repeat(columns)).line(line.label);
      return;
    case 'qr':
      encoder
        .align('center')
        .qrcode(line.text, { size: 5, errorlevel: 'm' })
        .newline()
        .align('left');
  }
};

/** A receipt of plain letters in the printer's own font: quick, and sharp. */
export const textBytes = (lines: readonly ReceiptLine[], paper: Paper): Uint8Array => {
  const encoder = encoderFor(paper).codepage('cp437');
  for (const line of lines) putLine(encoder, line, COLUMNS[paper.paper]);
  return end(encoder, paper);
};
