import { wrap } from './wrap.ts';

/** Whatever can be drawn on: a canvas of the page, or one that is not on it. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'font' | 'fillStyle' | 'textAlign' | 'textBaseline' | 'fillText' | 'fillRect' | 'measureText'
>;
/** How a stretch of text is set; `size` in dots. */
export type Font = { size: number; isBold: boolean };
type Area = { x: number; y: number; width: number; height: number };
type Place = { x: number; align: CanvasTextAlign; top: number; isInverse?: boolean };

/** Fonts with Traditional Chinese come first: a receipt is read in Macau. */
const FAMILY =
  '"Noto Sans TC", "PingFang HK", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans HK", "Hiragino Sans", sans-serif';
const INK = '#000';
const PAPER = '#fff';

/** Height of a row of text, in dots. */
export const leading = (size: number): number => Math.round(size * 1.4);
const cssFont = ({ size, isBold }: Font): string => `${isBold ? 700 : 500} ${size}px ${FAMILY}`;

export const fillInk = (pen: Pen, { x, y, width, height }: Area): void => {
  pen.fillStyle = INK;
  pen.fillRect(x, y, width, height);
};

/** Writes rows of text below each other. */
export const writeRows = (
  pen: Pen,
  rows: readonly string[],
  { x, align, top, isInverse = false, ...font }: Font & Place,
): void => {
  Object.assign(pen, {
    font: cssFont(font),
    textAlign: align,
    textBaseline: 'middle',
    fillStyle: isInverse ? PAPER : INK,
  });
  rows.forEach((row, index) => pen.fillText(row, x, top + (index + 0.5) * leading(font.size)));
};

export const measure = (pen: Pen, text: string, font: Font): number => {
  pen.font = cssFont(font);
  return pen.measureText(text).width;
};

/** Breaks a text into rows of at most `width` dots. */
export const wrapRows = (
  pen: Pen,
  text: string,
  { width, ...font }: Font & { width: number },
): string[] => {
  pen.font = cssFont(font);
  return wrap(text, (part) => pen.measureText(part).width, width);
};
