import { describe, expect, it } from 'vitest';
import { translator } from '#shared/i18n/translate.ts';
import { printed } from './test-printer.ts';
import { receiptDrawing, type Pen, type Picture } from './draw-receipt.ts';
import { NO_PRINTER } from './printer-setup.ts';
import { canPrintAsText, pictureBytes, textBytes } from './receipt-bytes.ts';
import type { ReceiptLine } from './receipt-line.ts';
import { receiptLines } from '../../domain/receipt/receipt-lines.ts';
import { aJob } from '../../domain/receipt/test-receipt.ts';

const zh = translator('zh-Hant');
const en = translator('en');

/** A pen that draws squares truly and every letter as a block: a machine without fonts has no more, and dots are what is looked at here. */
const blockPen = (
  width: number,
  height: number,
): { pen: Pen; picture: Picture; written: string[] } => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const written: string[] = [];
  const sizeOf = (font: string): number => Number(/(\d+)px/.exec(font)?.[1]);
  const pen = {
    font: '',
    fillStyle: '',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    measureText: (text: string) => ({
      width: [...text].reduce(
        (sum, letter) => sum + sizeOf(pen.font) * ((letter.codePointAt(0) ?? 0) > 0xff ? 1 : 0.55),
        0,
      ),
    }),
    fillText: (text: string) => {
      written.push(text);
    },
    fillRect: (x: number, y: number, w: number, h: number) => {
      for (let row = y; row < y + h; row += 1)
        data.fill(0, (row * width + x) * 4, (row * width + x + w) * 4);
    },
  };
  for (let index = 3; index < data.length; index += 4) data[index] = 255;
  return { pen: pen as unknown as Pen, picture: { data, width, height }, written };
};

const draw = (lines: readonly ReceiptLine[], width: number) => {
  const { height } = receiptDrawing(blockPen(width, 1).pen, lines, width);
  const ground = blockPen(width, height);
  receiptDrawing(ground.pen, lines, width).paint();
  // alpha stays whole where black was drawn
  for (let index = 3; index < ground.picture.data.length; index += 4)
    ground.picture.data[index] = 255;
  return ground;
};

describe('a receipt as bytes (row 35)', () => {
  it.each([
    [58, 384],
    [80, 576],
  ] as const)(
    'on %i mm is a raster of %i dots with every dot in its place, then fed and cut',
    (paper, width) => {
      const { picture } = draw(receiptLines(aJob(), zh), width);
      const made = printed(pictureBytes(picture, { ...NO_PRINTER, paper }));
      expect(made.width).toBe(width);
      expect(made.commands.filter((name) => name.startsWith('unknown'))).toEqual([]);
      expect(made.commands).toContain('raster');
      expect(made.commands.at(-1)).toBe('cut');
      const dots = made.rows
        .slice(0, picture.height)
        .map((row) => row.join(''))
        .join('\n');
      const wanted = Array.from({ length: picture.height }, (_, y) =>
        Array.from({ length: width }, (__, x) =>
          picture.data[(y * width + x) * 4] === 0 ? 1 : 0,
        ).join(''),
      ).join('\n');
      expect(dots).toBe(wanted);
    },
  );

  it('is drawn where it holds a letter that the printer may not have, and written where it does not', () => {
    const plain = aJob({
      merchant: 'Senado Bakery',
      store: 'Senado Square',
      operator: 'Ana',
      product: 'Egg tarts, box of six',
    });
    expect(canPrintAsText(receiptLines(aJob(), zh))).toBe(false);
    expect(canPrintAsText(receiptLines(aJob(), en))).toBe(false);
    const lines = receiptLines(plain, en);
    expect(canPrintAsText(lines)).toBe(true);
    const made = printed(textBytes(lines, { ...NO_PRINTER, paper: 58 }));
    expect(made.commands.filter((name) => name.startsWith('unknown'))).toEqual([]);
    expect(made.commands).toContain('qr');
    expect(made.text).toContain('Egg tarts, box of six');
    expect(made.text).toMatch(/1234\*{4}9012 +2 used - 3 left/);
    expect(Math.max(...made.text.split(/[\n\r]+/).map((line) => line.length))).toBeLessThanOrEqual(
      32,
    );
  });

  it("speaks the printer's language", () => {
    const { picture } = draw(receiptLines(aJob(), zh), 576);
    const star = pictureBytes(picture, { ...NO_PRINTER, language: 'star-prnt' });
    expect(Array.from(star.slice(0, 2))).toEqual([0x1b, 0x40]);
    expect(star).not.toEqual(pictureBytes(picture, NO_PRINTER));
  });
});
