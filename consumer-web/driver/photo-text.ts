import { base64 } from '#shared/client/base64.ts';
import { PHOTO_MOST } from '#shared/contract/consumer/driver-run.ts';
import { shrinkPhoto } from '../lib/photo/shrink-photo.ts';

/** Bytes of which base64 makes no more characters than are taken. */
const MOST_BYTES = Math.floor((PHOTO_MOST * 3) / 4);

/** A photo as it is sent: small enough for a bad line. Null for what is no picture. */
export const photoText = async (file: Blob): Promise<string | null> => {
  let small = await shrinkPhoto(file);
  while (small !== null && small.size > MOST_BYTES) small = await shrinkPhoto(small);
  return small && base64(new Uint8Array(await small.arrayBuffer()));
};
