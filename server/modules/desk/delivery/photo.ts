import { dayOf, type Instant } from '#shared/kernel/time.ts';
import type { Deps } from '#server/kit/deps.ts';
import { refuse } from '#server/kit/refusal.ts';
import { pictureStore } from '#server/kit/uploads/picture-store.ts';
import { pictureType } from '#server/kit/uploads/picture-type.ts';
import { stripMetadata } from '#server/kit/uploads/strip-metadata.ts';
import { addUpload, dropUpload } from '#server/kit/uploads/upload-repo.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';

const FOLDER = 'delivery';

/** Keeps a photo of where an order was left; it goes with the account of its guest. Gives its address, and what takes it away again. */
export const keepPhoto = async (
  deps: Deps,
  { userId }: TakeoutOrder,
  base64: string,
  at: Instant,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const sent = new Uint8Array(Buffer.from(base64, 'base64'));
  if (pictureType(sent) !== 'jpg') return refuse('UPLOAD_TYPE');
  const content = stripMetadata('jpg', Buffer.from(sent)) ?? refuse('UPLOAD_TYPE');
  const id: string = deps.random.id();
  const name = `${id}.jpg`;
  const { query } = deps.db;
  const day = dayOf(at);
  await addUpload(query, { id, userId, folder: FOLDER, name, size: content.length, day, at });
  const pictures = pictureStore(deps);
  await pictures.keep(`${FOLDER}/${name}`, content);
  return {
    url: `/uploads/${FOLDER}/${name}`,
    drop: async () => {
      await dropUpload(query, id);
      await pictures.drop(`${FOLDER}/${name}`);
    },
  };
};
