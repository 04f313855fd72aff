import { base64 } from '#shared/client/base64.ts';
import { PHOTO_MOST } from '#shared/contract/consumer/driver-run.ts';
import { smallPhoto } from '../../../lib/small-photo.ts';

/** Pixels of the longer side at first; halved until what is sent is small enough. */
const SIDE = 1024;
const LEAST_SIDE = 128;
/** Bytes of which base64 makes no more characters than are taken. */
const MOST_BYTES = Math.floor((PHOTO_MOST * 3) / 4);

const within = (file: Blob, side: number): Promise<Blob> =>
  smallPhoto(file, ({ width, height }) => {
    const scale = Math.min(1, side / Math.max(width, height));
    return {
      part: { x: 0, y: 0, width, height },
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
  });

/** A photo of where an order was left, as it is sent. Rejects what is no picture. */
export const doorPhoto = async (file: Blob): Promise<string> => {
  let small = await within(file, SIDE);
  for (let side = SIDE / 2; small.size > MOST_BYTES && side >= LEAST_SIDE; side /= 2)
    small = await within(file, side);
  return base64(new Uint8Array(await small.arrayBuffer()));
};
