import type { DrawnPicture } from '../../../host/client.ts';
import { paintPoster, type PosterPicture } from './paint-poster.ts';
import type { PosterWords } from './poster-plan.ts';

/** A poster does not wait longer for its picture. */
const PICTURE_MS = 8000;
const TYPE = 'image/jpeg';
const QUALITY = 0.92;

/** A picture that may be drawn on a canvas which is read again; null when it fails, is late, or is another site's that does not allow it. */
const loadPicture = (url: string): Promise<PosterPicture | null> =>
  new Promise((resolve) => {
    const picture = new Image();
    const timer = setTimeout(() => {
      resolve(null);
    }, PICTURE_MS);
    const end = (): void => {
      clearTimeout(timer);
      const { naturalWidth: width, naturalHeight: height } = picture;
      resolve(width > 0 && height > 0 ? { source: picture, width, height } : null);
    };
    picture.addEventListener('load', end);
    picture.addEventListener('error', end);
    picture.crossOrigin = 'anonymous';
    picture.src = url;
  });

const fileOf = async (canvas: HTMLCanvasElement, name: string): Promise<File> => {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, TYPE, QUALITY);
  });
  if (blob === null) throw new Error('no picture');
  // names may hold what a file's name may not
  return new File([blob], `${name.replace(/[\\/:*?"<>|\s]+/g, '-')}.jpg`, { type: TYPE });
};

type Wanted = { words: PosterWords; link: string; pictureUrl: string };

/** Draws a poster: with its picture where that can be drawn, else tidy without. */
export const drawPoster = async ({ words, link, pictureUrl }: Wanted): Promise<DrawnPicture> => {
  const family = getComputedStyle(document.body).fontFamily;
  const draw = async (picture: PosterPicture | null): Promise<DrawnPicture> => {
    const canvas = document.createElement('canvas');
    paintPoster(canvas, { words, link, picture, family });
    return { address: canvas.toDataURL(TYPE, QUALITY), file: await fileOf(canvas, words.name) };
  };
  const picture = pictureUrl === '' ? null : await loadPicture(pictureUrl);
  // some browsers draw a picture and then refuse to read the canvas
  return picture === null ? draw(null) : draw(picture).catch(() => draw(null));
};
