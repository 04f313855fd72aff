import { encode } from 'uqr';
import type { ReceiptLine, TextLine } from './receipt-line.ts';
import { fillInk, leading, measure, wrapRows, writeRows, type Pen } from './receipt-pen.ts';

export type { Pen } from './receipt-pen.ts';

/** What is drawn with, and how many dots wide the paper is. */
type Paper = { pen: Pen; width: number };
type Block = { height: number; paint: (top: number) => void };

const SIZES = { huge: 100, big: 36, normal: 25, small: 21 } as const;
const GAP = 12;
const PAIR_GAP = 16;
const STROKE = 2;
const INDENT = 32;
/** Room between the letters of a black bar and its edge. */
const INSET = 8;
const QR_DOT = 5;
const SIGNATURE_ROOM = 96;

const textBlock = ({ pen, width }: Paper, line: TextLine): Block => {
  const { text, align, size, isBold, isInverse = false, indent = 0 } = line;
  const font = { size: SIZES[size], isBold };
  const left = indent * INDENT + (isInverse ? INSET : 0);
  const rows = wrapRows(pen, text, { ...font, width: width - left - (isInverse ? INSET : 0) });
  const x = align === 'center' ? width / 2 : left;
  const height = rows.length * leading(font.size);
  return {
    height,
    paint: (top) => {
      if (isInverse) fillInk(pen, { x: 0, y: top, width, height });
      writeRows(pen, rows, { ...font, x, align, top, isInverse });
    },
  };
};

const pairBlock = (
  { pen, width }: Paper,
  { left, right, isBold }: Extract<ReceiptLine, { kind: 'pair' }>,
): Block => {
  const font = { size: SIZES.normal, isBold };
  const isOneRow = measure(pen, left, font) + PAIR_GAP + measure(pen, right, font) <= width;
  const rows = isOneRow ? [right] : wrapRows(pen, right, { ...font, width });
  const down = isOneRow ? 0 : leading(font.size);
  return {
    height: down + rows.length * leading(font.size),
    paint: (top) => {
      writeRows(pen, [left], { ...font, x: 0, align: 'left', top });
      writeRows(pen, rows, { ...font, x: width, align: 'right', top: top + down });
    },
  };
};

const signatureBlock = ({ pen, width }: Paper, label: string): Block => ({
  height: SIGNATURE_ROOM + leading(SIZES.small),
  paint: (top) => {
    fillInk(pen, { x: 0, y: top + SIGNATURE_ROOM, width, height: STROKE });
    writeRows(pen, [label], {
      size: SIZES.small,
      isBold: false,
      x: 0,
      align: 'left',
      top: top + SIGNATURE_ROOM + 4,
    });
  },
});

const qrBlock = ({ pen, width }: Paper, text: string): Block => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const left = Math.floor((width - size * QR_DOT) / 2);
  return {
    height: size * QR_DOT + GAP,
    paint: (top) =>
      data.forEach((row, y) =>
        row.forEach((isDark, x) => {
          if (isDark)
            fillInk(pen, {
              x: left + x * QR_DOT,
              y: top + GAP + y * QR_DOT,
              width: QR_DOT,
              height: QR_DOT,
            });
        }),
      ),
  };
};

const ruleBlock = ({ pen, width }: Paper): Block => ({
  height: GAP * 2,
  paint: (top) => fillInk(pen, { x: 0, y: top + GAP - 1, width, height: STROKE }),
});

const blockOf = (paper: Paper, line: ReceiptLine): Block => {
  switch (line.kind) {
    case 'text':
      return textBlock(paper, line);
    case 'pair':
      return pairBlock(paper, line);
    case 'rule':
      return ruleBlock(paper);
    case 'signature':
      return signatureBlock(paper, line.label);
    case 'qr':
      return qrBlock(paper, line.text);
  }
};

/** Lays out a receipt, `width` dots wide. Returns its height, and what paints it on a canvas of that height. */
export const receiptDrawing = (
  pen: Pen,
  lines: readonly ReceiptLine[],
  width: number,
): { height: number; paint: () => void } => {
  const blocks = lines.map((line) => blockOf({ pen, width }, line));
  const height = blocks.reduce((sum, block) => sum + block.height, GAP);
  return {
    height,
    paint: () => {
      let top = GAP / 2;
      for (const block of blocks) {
        block.paint(top);
        top += block.height;
      }
    },
  };
};

export type Picture = { data: Uint8ClampedArray; width: number; height: number };

/** The receipt as a picture, black on white. */
export const receiptPicture = (lines: readonly ReceiptLine[], width: number): Picture => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas to draw on');
  const { height, paint } = receiptDrawing(pen, lines, width);
  canvas.height = height;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  paint();
  const { data } = pen.getImageData(0, 0, width, height);
  return { data, width, height };
};
