const QUALITY = 0.86;

/** A part of a picture, from its left and top. */
type Part = { x: number; y: number; width: number; height: number };
/** What is taken of a picture, and the sides of what it becomes, in pixels. */
export type Cut = { part: Part; width: number; height: number };

/** A photo made small in the browser, as a JPEG that says nothing of where and when. Rejects what is no picture. */
export const smallPhoto = async (
  file: Blob,
  cutOf: (picture: { width: number; height: number }) => Cut,
): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { part, width, height } = cutOf(picture);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new TypeError('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new TypeError('no picture')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
};
