import { encode } from 'uqr';
import type { ReceiptLine, TextLine } from './receipt-lines.ts';
import { wrap } from './wrap.ts';

/** Whatever can be drawn on: a canvas of the page, or one that is not on it. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'font' | 'fillStyle' | 'textAlign' | 'textBaseline' | 'fillText' | 'fillRect' | 'measureText'
>;
type Block = { height: number; paint: (top: number) => void };

/** Fonts that know Traditional Chinese come first: a receipt is read in Macau. */
const FAMILY =
  '"Noto Sans TC", "PingFang HK", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans HK", "Hiragino Sans", sans-serif';
const SIZES = { big: 36, normal: 25, small: 21 } as const;
const leading = (size: number): number => Math.round(size * 1.4);
const GAP = 12;
const QR_DOT = 5;
const SIGNATURE_ROOM = 96;

const fontOf = (size: number, isBold: boolean): string =>
  `${isBold ? 700 : 500} ${size}px ${FAMILY}`;

/** Draws the lines of a receipt, `width` dots wide. Gives its height, and what paints it once there is a ground of that height. */
export const receiptDrawing = (
  pen: Pen,
  lines: readonly ReceiptLine[],
  width: number,
): { height: number; paint: () => void } => {
  const write = (
    rows: readonly string[],
    {
      size,
      isBold,
      x,
      align,
    }: { size: number; isBold: boolean; x: number; align: CanvasTextAlign },
    top: number,
  ): void => {
    Object.assign(pen, {
      font: fontOf(size, isBold),
      textAlign: align,
      textBaseline: 'middle',
      fillStyle: '#000',
    });
    rows.forEach((row, index) => pen.fillText(row, x, top + (index + 0.5) * leading(size)));
  };
  const fit = (text: string, size: number, isBold: boolean, room: number): string[] => {
    pen.font = fontOf(size, isBold);
    return wrap(text, (part) => pen.measureText(part).width, room);
  };

  const textBlock = ({ text, align, size, isBold }: TextLine): Block => {
    const points = SIZES[size];
    const rows = fit(text, points, isBold, width);
    return {
      height: rows.length * leading(points),
      paint: (top) =>
        write(rows, { size: points, isBold, x: align === 'center' ? width / 2 : 0, align }, top),
    };
  };
  const pairBlock = ({ left, right, isBold }: Extract<ReceiptLine, { kind: 'pair' }>): Block => {
    const size = SIZES.normal;
    pen.font = fontOf(size, isBold);
    const leftWidth = pen.measureText(left).width;
    const isOneRow = leftWidth + 16 + pen.measureText(right).width <= width;
    const rows = isOneRow ? [right] : fit(right, size, isBold, width);
    const down = isOneRow ? 0 : leading(size);
    return {
      height: down + rows.length * leading(size),
      paint: (top) => {
        write([left], { size, isBold, x: 0, align: 'left' }, top);
        write(rows, { size, isBold, x: width, align: 'right' }, top + down);
      },
    };
  };
  const ink = (x: number, y: number, w: number, h: number): void => {
    pen.fillStyle = '#000';
    pen.fillRect(x, y, w, h);
  };
  const signature = (label: string): Block => ({
    height: SIGNATURE_ROOM + leading(SIZES.small),
    paint: (top) => {
      ink(0, top + SIGNATURE_ROOM, width, 2);
      write(
        [label],
        { size: SIZES.small, isBold: false, x: 0, align: 'left' },
        top + SIGNATURE_ROOM + 4,
      );
    },
  });
  const qr = (text: string): Block => {
    const { data, size } = encode(text, { ecc: 'M', border: 2 });
    const left = Math.floor((width - size * QR_DOT) / 2);
    return {
      height: size * QR_DOT + GAP,
      paint: (top) =>
        data.forEach((row, y) =>
          row.forEach((isDark, x) => {
            if (isDark) ink(left + x * QR_DOT, top + GAP + y * QR_DOT, QR_DOT, QR_DOT);
          }),
        ),
    };
  };
  const blockOf = (line: ReceiptLine): Block => {
    switch (line.kind) {
      case 'text':
        return textBlock(line);
      case 'pair':
        return pairBlock(line);
      case 'rule':
        return { height: GAP * 2, paint: (top) => ink(0, top + GAP - 1, width, 2) };
      case 'signature':
        return signature(line.label);
      case 'qr':
        return qr(line.text);
    }
  };

  const blocks = lines.map(blockOf);
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
