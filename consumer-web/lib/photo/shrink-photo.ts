import { isTurned } from './photo-turn.ts';

/** Each side of a photo that is made smaller is a third of what it was (spec 000 §9). */
const FACTOR = 3;
const QUALITY = 0.5;
/** A rotated one is compressed twice: so at a higher quality. */
const TURNED_QUALITY = 0.8;
/** Enough bytes for the part of a JPEG that holds its orientation. */
const START_BYTES = 64 * 1024;

const drawn = (picture: ImageBitmap): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width / FACTOR));
  canvas.height = Math.max(1, Math.round(picture.height / FACTOR));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  // JPEG has no transparency: transparent pixels would be black
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** A photo made smaller: upright, a third as wide and high, as JPEG of quality 0.5, or 0.8 when it had to be turned (spec 000 §9). Null for what the browser cannot read as a picture. */
export const shrinkPhoto = async (file: Blob): Promise<Blob | null> => {
  try {
    const hasTurned = isTurned(await file.slice(0, START_BYTES).arrayBuffer());
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = drawn(picture);
    picture.close();
    return await new Promise((done) => {
      canvas.toBlob(done, 'image/jpeg', hasTurned ? TURNED_QUALITY : QUALITY);
    });
  } catch {
    return null;
  }
};
