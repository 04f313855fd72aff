import { smallPhoto } from '../../lib/small-photo.ts';

/** Pixels of a side: sharp on a phone that shows it whole. */
const SIDE = 960;

/** A photo cut to a square from its middle, as a JPEG that says nothing of where and when. Rejects what is no picture. */
export const squarePhoto = (file: Blob): Promise<Blob> =>
  smallPhoto(file, (picture) => {
    const cut = Math.min(picture.width, picture.height);
    const side = Math.min(SIDE, cut);
    const [x, y] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
    return { part: { x, y, width: cut, height: cut }, width: side, height: side };
  });
