import type { Handlers } from '#server/kit/context.ts';
import { productInfo } from './info.ts';

export const groupProductHandlers: Pick<Handlers, 'groupProductInfo'> = {
  groupProductInfo: productInfo,
};
