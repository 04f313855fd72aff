import type { Handlers } from '#server/kit/context.ts';
import { keepUpload } from '#server/kit/uploads/upload.ts';
import { storeOfMenu } from './edit.ts';

export const photo: Handlers['merchantMenuPhoto'] = async (context, { storeId, digest }) => {
  await storeOfMenu(context, storeId);
  const { url } = await keepUpload(context, {
    userId: context.session.operatorId,
    folder: 'menu',
    ...(digest !== undefined && { digest }),
  });
  return { url };
};
