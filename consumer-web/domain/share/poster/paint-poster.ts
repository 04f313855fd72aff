import { qrDrawing } from '../../../ui/qr-drawing.ts';
import { MARK_SHAPES, MARK_SIDE } from '../../app/app-mark-shapes.ts';
import {
  planPoster,
  POSTER_WIDTH,
  type Font,
  type PosterPlan,
  type PosterWords,
} from './poster-plan.ts';

/** A poster leaves the app: it is light whatever the theme (`ui/tokens.css`). */
const COLOURS = {
  ink: '#16202e',
  ink2: '#46536a',
  ink3: '#626f84',
  blue: '#1f4e8c',
  paper: '#fff',
  foot: '#e1ebf6',
  code: '#000',
} as const;

type Brush = CanvasRenderingContext2D;
export type PosterPicture = { source: CanvasImageSource; width: number; height: number };

const fontText = ({ size, weight }: Font, family: string): string =>
  `${weight} ${size}px ${family}`;

const fillShape = (brush: Brush, path: string, colour: string): void => {
  brush.fillStyle = colour;
  brush.fill(new Path2D(path)); // oxlint-disable-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
};

/** The middle of a picture, as large as fills its place. */
const paintPicture = (brush: Brush, picture: PosterPicture, height: number): void => {
  const scale = Math.max(POSTER_WIDTH / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, POSTER_WIDTH, height);
  brush.clip();
  brush.imageSmoothingQuality = 'high';
  // by its place and not by a part of it: a drawing by vectors has no pixels to choose from
  brush.drawImage(picture.source, (POSTER_WIDTH - wide) / 2, (height - high) / 2, wide, high);
  brush.restore();
};

/** The lower edge of what is on top: the waves of the calçada, five across. */
const paintWaves = (brush: Brush, y: number): void => {
  const step = POSTER_WIDTH / 10;
  const waves = `M0 ${y - 14}q${step / 2}-22 ${step} 0${`t${step} 0`.repeat(9)}v40H0z`;
  fillShape(brush, waves, COLOURS.paper);
};

const paintTexts = (brush: Brush, { texts }: PosterPlan, family: string): void => {
  brush.textBaseline = 'middle';
  for (const { text, x, y, font, colour, struck } of texts) {
    brush.font = fontText(font, family);
    brush.fillStyle = COLOURS[colour];
    brush.fillText(text, x, y);
    if (struck !== undefined) brush.fillRect(x, y - 2, struck, 3);
  }
};

const paintMark = (brush: Brush, { x, y, side }: PosterPlan['mark']): void => {
  brush.save();
  brush.translate(x, y);
  brush.scale(side / MARK_SIDE, side / MARK_SIDE);
  brush.clip(new Path2D(MARK_SHAPES[0]?.path)); // lines end at the edge of the tile
  for (const { path, fill, stroke } of MARK_SHAPES) {
    if (fill !== undefined) fillShape(brush, path, fill);
    if (stroke !== undefined) {
      brush.strokeStyle = stroke.colour;
      brush.lineWidth = stroke.width;
      brush.stroke(new Path2D(path));
    }
  }
  brush.restore();
};

/** On its own white: the foot is tinted, and readers need the white around a code. */
const paintCode = (brush: Brush, { x, y, module, size }: PosterPlan['qr'], dark: string): void => {
  brush.fillStyle = COLOURS.paper;
  brush.fillRect(x, y, module * size, module * size);
  brush.save();
  brush.translate(x, y);
  brush.scale(module, module);
  fillShape(brush, dark, COLOURS.code);
  brush.restore();
};

type Poster = { words: PosterWords; link: string; picture: PosterPicture | null; family: string };

/** Draws a poster on a canvas, which gets its size. */
export const paintPoster = (
  canvas: HTMLCanvasElement,
  { words, link, picture, family }: Poster,
): void => {
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  const { dark, size: qrSize } = qrDrawing(link);
  const plan = planPoster(words, { hasPicture: picture !== null, qrSize }, (text, font) => {
    brush.font = fontText(font, family);
    return brush.measureText(text).width;
  });
  canvas.width = POSTER_WIDTH;
  canvas.height = Math.ceil(plan.height); // a new size empties a canvas
  brush.fillStyle = COLOURS.paper;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  if (picture === null) {
    brush.fillStyle = COLOURS.blue;
    brush.fillRect(0, 0, POSTER_WIDTH, plan.pictureHeight);
  } else paintPicture(brush, picture, plan.pictureHeight);
  paintWaves(brush, plan.pictureHeight);
  brush.fillStyle = COLOURS.foot;
  brush.fillRect(0, plan.footY, POSTER_WIDTH, canvas.height - plan.footY);
  paintTexts(brush, plan, family);
  paintMark(brush, plan.mark);
  paintCode(brush, plan.qr, dark);
};
