import { fitLines } from '#shared/format/fit-lines.ts';

/** Pixels of a poster: as wide as social networks show pictures. */
export const POSTER_WIDTH = 1080;
const PAD = 72;
const GAP = 44;
const INNER = POSTER_WIDTH - 2 * PAD;
/** The picture on top; without one, a band with the waves alone. */
const PICTURE_HEIGHT = 720;
const BAND_HEIGHT = 180;
const MARK = 112;
const MARK_GAP = 24;
/** The side that a code should have: it is scanned from a phone's screen, at a third of this. */
const QR_SIDE = 400;

type Colour = 'ink' | 'ink2' | 'ink3' | 'blue';
export type Font = { size: number; weight: 400 | 600 | 700 };
type Style = Font & { leading: number; colour: Colour };

const STYLES = {
  name: { size: 60, weight: 700, leading: 80, colour: 'ink' },
  price: { size: 88, weight: 700, leading: 104, colour: 'blue' },
  before: { size: 44, weight: 400, leading: 64, colour: 'ink3' },
  place: { size: 42, weight: 400, leading: 58, colour: 'ink2' },
  brand: { size: 60, weight: 700, leading: 76, colour: 'blue' },
  hint: { size: 38, weight: 400, leading: 54, colour: 'ink2' },
} as const satisfies Record<string, Style>;

/** The texts of a poster. */
export type PosterWords = {
  name: string;
  price: string | null;
  before: string | null;
  place: string;
  brand: string;
  hint: string;
};

/** A line of text; `y` is its middle. */
export type PosterText = {
  text: string;
  x: number;
  y: number;
  font: Font;
  colour: Colour;
  /** How wide the line through it is. */ struck?: number;
};

export type PosterPlan = {
  height: number;
  pictureHeight: number;
  texts: PosterText[];
  /** Where the tinted foot begins. */
  footY: number;
  mark: { x: number; y: number; side: number };
  qr: { x: number; y: number; module: number; size: number };
};

type WidthOf = (text: string, font: Font) => number;
type Block = { texts: PosterText[]; bottom: number };
type Place = { style: Style; x: number; top: number; width: number; lines: number };

/** A text in as many lines as it may have, from the top down. */
const block = (text: string, { style, x, top, width, lines }: Place, widthOf: WidthOf): Block => {
  const found = fitLines(text, { fits: (line) => widthOf(line, style) <= width, lines });
  const { leading, colour } = style;
  return {
    texts: found.map((line, at) => ({
      text: line,
      x,
      y: top + leading * (at + 0.5),
      font: style,
      colour,
    })),
    bottom: top + leading * found.length,
  };
};

/** The price, and after it the price before; below it where both have no room beside each other. */
const priceBlock = ({ price, before }: PosterWords, top: number, widthOf: WidthOf): Block => {
  if (price === null) return { texts: [], bottom: top };
  const { price: style, before: beforeStyle } = STYLES;
  const now = block(price, { style, x: PAD, top, width: INNER, lines: 1 }, widthOf);
  if (before === null) return now;
  const struck = widthOf(before, beforeStyle);
  const beside = PAD + widthOf(price, style) + 28;
  const isBeside = beside + struck <= PAD + INNER;
  const place: Place = {
    style: beforeStyle,
    x: isBeside ? beside : PAD,
    // beside the price both stand on one line
    top: isBeside ? now.bottom - beforeStyle.leading - 8 : now.bottom,
    width: INNER,
    lines: 1,
  };
  const was = block(before, place, widthOf);
  return {
    texts: [...now.texts, ...was.texts.map((text) => ({ ...text, struck }))],
    bottom: Math.max(now.bottom, was.bottom),
  };
};

/** The app's mark and what to do, beside the code: both in the middle of the foot's height. */
const foot = (
  { brand, hint }: PosterWords,
  { top, qrSize }: { top: number; qrSize: number },
  widthOf: WidthOf,
): Pick<PosterPlan, 'texts' | 'mark' | 'qr' | 'height'> => {
  const module = Math.max(4, Math.floor(QR_SIDE / qrSize));
  const side = module * qrSize;
  const width = INNER - side - GAP;
  const below = MARK + MARK_GAP;
  const words = block(hint, { style: STYLES.hint, x: PAD, top: below, width, lines: 4 }, widthOf);
  const high = Math.max(side, words.bottom);
  const start = top + GAP + (high - words.bottom) / 2;
  const name = block(
    brand,
    {
      style: STYLES.brand,
      x: PAD + MARK + MARK_GAP,
      top: (MARK - STYLES.brand.leading) / 2,
      width: width - MARK - MARK_GAP,
      lines: 1,
    },
    widthOf,
  );
  return {
    mark: { x: PAD, y: start, side: MARK },
    texts: [...name.texts, ...words.texts].map((text) => ({ ...text, y: text.y + start })),
    qr: {
      x: POSTER_WIDTH - PAD - side,
      y: top + GAP + (high - side) / 2,
      module,
      size: qrSize,
    },
    height: top + high + 2 * GAP,
  };
};

/** Where everything of a poster stands. `widthOf` measures a text in the letters it is drawn with. */
export const planPoster = (
  words: PosterWords,
  { hasPicture, qrSize }: { hasPicture: boolean; qrSize: number },
  widthOf: WidthOf,
): PosterPlan => {
  const pictureHeight = hasPicture ? PICTURE_HEIGHT : BAND_HEIGHT;
  const line = { x: PAD, width: INNER };
  const name = block(
    words.name,
    { ...line, style: STYLES.name, top: pictureHeight + GAP, lines: 3 },
    widthOf,
  );
  const price = priceBlock(words, name.bottom + 12, widthOf);
  const place = block(
    words.place,
    { ...line, style: STYLES.place, top: price.bottom + 8, lines: 2 },
    widthOf,
  );
  const footY = place.bottom + GAP;
  const { texts, ...rest } = foot(words, { top: footY, qrSize }, widthOf);
  return {
    ...rest,
    pictureHeight,
    footY,
    texts: [...name.texts, ...price.texts, ...place.texts, ...texts],
  };
};
