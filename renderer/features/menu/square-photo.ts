/** Pixels of a side: sharp on a phone that shows it whole. */
const SIDE = 960;
const QUALITY = 0.86;

/** A photo cut to a square from its middle, as a JPEG that says nothing of where and when. Rejects what is no picture. */
export const squarePhoto = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const cut = Math.min(picture.width, picture.height);
  const side = Math.min(SIDE, cut);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new TypeError('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  const [x, y] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  pen.drawImage(picture, x, y, cut, cut, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new TypeError('no picture')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
};
