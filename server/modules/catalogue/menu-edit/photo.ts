import type { Handlers } from '#server/kit/context.ts';
import { keepUpload } from '#server/kit/uploads/upload.ts';
import { storeOfMenu } from './edit.ts';

export const photo: Handlers['merchantMenuPhoto'] = async (context, { storeId }) => {
  await storeOfMenu(context, storeId);
  const { url } = await keepUpload(context, {
    userId: context.session.operatorId,
    folder: 'menu',
  });
  return { url };
};
