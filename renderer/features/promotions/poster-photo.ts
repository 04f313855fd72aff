import { smallPhoto } from '../../lib/small-photo.ts';

/** Width to height of a poster, as stores' pages draw it. */
export const POSTER_RATIO = 2.4;
/** Pixels across: sharp on a phone that shows it whole. */
const WIDTH = 1200;

/** A photo cut to a poster from its middle, as a JPEG that says nothing of where and when. Rejects what is no picture. */
export const posterPhoto = (file: Blob): Promise<Blob> =>
  smallPhoto(file, (picture) => {
    const width = Math.min(picture.width, picture.height * POSTER_RATIO);
    const height = width / POSTER_RATIO;
    const [x, y] = [(picture.width - width) / 2, (picture.height - height) / 2];
    const across = Math.round(Math.min(WIDTH, width));
    return {
      part: { x, y, width, height },
      width: across,
      height: Math.max(1, Math.round(across / POSTER_RATIO)),
    };
  });
