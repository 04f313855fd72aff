import type { merchantPromotionCalls } from '#shared/contract/merchant/promotion.ts';
import type { Handlers } from '#server/kit/context.ts';
import { end } from './end.ts';
import { preview } from './preview.ts';
import { get, list, scopes } from './read.ts';
import { save } from './save.ts';

/** The calls that this module answers. */
export const promotionHandlers: Pick<Handlers, keyof typeof merchantPromotionCalls> = {
  merchantPromotionList: list,
  merchantPromotionGet: get,
  merchantPromotionScopes: scopes,
  merchantPromotionPreview: preview,
  merchantPromotionSave: save,
  merchantPromotionEnd: end,
};
