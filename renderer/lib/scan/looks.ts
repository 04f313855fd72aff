import {
  doubled,
  halved,
  heightened,
  middleOf,
  partOf,
  turned,
  widened,
  type Luma,
} from './luma.ts';
import { moduleSize, type Corners } from './corners.ts';
import { equalised } from './equalise.ts';
import { placedIn, type Pictures } from './placed.ts';
import { drawn, straighten } from './straighten.ts';
import { BASE, readText, symbolsIn, textIn, type Options, type Reader } from './symbols.ts';
import { brightened, sharpened, spread, thresholded } from './tones.ts';

/**
 * A frame prepared for one look. `seen` is what the decoder gets; a code that it finds there and cannot read is drawn
 * flat from `clear`, whose corners are `scale` times those in `seen`.
 */
type View = { seen: Luma; clear: Luma; scale: number; options: Options };

/** Codes that were found and could not be read come back too, with their corners. */
const UNREAD: Options = { ...BASE, returnErrors: true, maxNumberOfSymbols: 8 };
const PATIENT: Options = { ...UNREAD, tryDenoise: true };
/** Bars that a sharp threshold draws from noise can make a bar code of a few digits; a QR code is checked better. */
const UNREAD_QR: Options = { ...UNREAD, formats: 'QRCode' };
/** A picture in black and white: one threshold for all of it. */
const BLACK_AND_WHITE: Options = { ...UNREAD_QR, binarizer: 2 };
/** Three lines must agree: a look more is a chance more to read wrong. */
const BARS: Options = { ...BASE, formats: 'Code128', minLineCount: 3 };
/** A code that was drawn anew: one, upright, black on white. */
const DRAWN: Options = {
  ...BASE,
  formats: 'QRCode',
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
  isPure: true,
  binarizer: 3,
};

/** Of the codes that a look finds and cannot read, so many are looked at again: each takes as long as several looks. */
const AGAIN = 2;
/** Modules a side that are worth it. Smaller ones are other codes, or a finder pattern taken for one; larger ones take too long. */
const [SMALLEST, LARGEST] = [21, 61];
/** Dots a module under which a code is enlarged fourfold. */
const TINY = 3;

/** A code with a fifth of its size around it. */
const aroundCode = (luma: Luma, corners: Corners): Luma => {
  const dots = Object.values(corners);
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const margin = Math.max(8, Math.round((Math.max(...xs) - Math.min(...xs)) / 5));
  const left = Math.max(0, Math.min(...xs) - margin);
  const top = Math.max(0, Math.min(...ys) - margin);
  return partOf(luma, {
    left,
    top,
    width: Math.min(luma.width, Math.max(...xs) + margin) - left,
    height: Math.min(luma.height, Math.max(...ys) + margin) - top,
  });
};

const scaled = ({ topLeft, topRight, bottomRight, bottomLeft }: Corners, by: number): Corners => {
  const dot = ({ x, y }: Corners['topLeft']) => ({ x: x * by, y: y * by });
  return {
    topLeft: dot(topLeft),
    topRight: dot(topRight),
    bottomRight: dot(bottomRight),
    bottomLeft: dot(bottomLeft),
  };
};

type Code = { corners: Corners; size: number };

/** Reads a code by its corners: drawn flat as it is bent or as it is tilted, and each with its blur undone. */
const readFlat = (module: Reader, clear: Luma, { corners, size }: Code): string | null => {
  for (const bend of ['bent', 'flat'] as const) {
    const tones = straighten(clear, corners, { size, bend });
    const text =
      textIn(module, drawn(tones), DRAWN) ?? textIn(module, drawn(equalised(tones)), DRAWN);
    if (text !== null) return text;
  }
  return null;
};

/** Codes that the decoder does not find, by their finder patterns. */
const readPlaced = (module: Reader, pictures: Pictures): string | null => {
  for (const code of placedIn(pictures).slice(0, AGAIN)) {
    const text = readFlat(module, pictures.clear, code);
    if (text !== null) return text;
  }
  return null;
};

/** Reads a view; codes that are seen and not read, because they are bent or tiny, are drawn flat or enlarged. */
const read = (module: Reader, { seen, clear, scale, options }: View): string | null => {
  const found = symbolsIn(module, seen, options);
  const text = readText(found);
  if (text !== null) return text;
  const whole = found.filter(
    ({ symbol: { width, height } }) =>
      width === height && width >= SMALLEST && width <= LARGEST && width % 4 === 1,
  );
  for (const { position, symbol } of whole.slice(0, AGAIN)) {
    const corners = scaled(position, scale);
    const flat =
      readFlat(module, clear, { corners, size: symbol.width }) ??
      (moduleSize(corners, symbol.width) < TINY
        ? textIn(module, doubled(doubled(aroundCode(clear, corners))), BASE)
        : null);
    if (flat !== null) return flat;
  }
  return options.binarizer === BLACK_AND_WHITE.binarizer
    ? readPlaced(module, { picture: seen, clear, scale })
    : null;
};

const same = (clear: Luma, options: Options): View => ({ seen: clear, clear, scale: 1, options });

/** The middle of a frame at twice its size, for a code that is small or far. */
const closer =
  (share: number) =>
  (luma: Luma): View =>
    same(doubled(middleOf(luma, share)), PATIENT);

const bare = (luma: Luma): View => same(luma, UNREAD_QR);

const dark = (luma: Luma): View => bare(brightened(luma));

const outOfFocus = (luma: Luma): View => bare(sharpened(doubled(middleOf(luma, 0.5)), 4));

const unevenlyLit = (luma: Luma): View => ({
  seen: thresholded(halved(luma), 15),
  clear: luma,
  scale: 2,
  options: { ...BLACK_AND_WHITE, tryDenoise: true },
});

const closeInBlackAndWhite = (luma: Luma): View => {
  const clear = doubled(spread(middleOf(luma, 0.5)));
  return { seen: thresholded(clear, 16), clear, scale: 1, options: BLACK_AND_WHITE };
};

/** For a code that is seen from the side: one of its directions is enlarged. */
const fromTheSide =
  (stretch: (luma: Luma) => Luma) =>
  (luma: Luma): View => {
    const clear = stretch(luma);
    return { seen: thresholded(clear, 20), clear, scale: 1, options: BLACK_AND_WHITE };
  };

/** Bar codes that lie neither flat nor upright. */
const askew =
  (degrees: number) =>
  (luma: Luma): View =>
    same(turned(luma, degrees), BARS);

/** What a frame gets when the plain look reads nothing: one of these a frame, in turn. */
const SECOND_LOOKS: readonly ((luma: Luma) => View)[] = [
  closer(0.5),
  unevenlyLit,
  dark,
  askew(45),
  fromTheSide(widened),
  outOfFocus,
  askew(22.5),
  bare,
  fromTheSide(heightened),
  closer(0.7),
  askew(67.5),
  closeInBlackAndWhite,
];

/** So many frames get all looks. */
export const TURNS = SECOND_LOOKS.length;

/** The text of a QR or Code 128 in a picture, or null. `turn` counts the frames of a live picture and picks the second look. */
export const look = (module: Reader, luma: Luma, turn: number): string | null =>
  textIn(module, luma, BASE) ?? read(module, SECOND_LOOKS[turn % TURNS]!(luma));
