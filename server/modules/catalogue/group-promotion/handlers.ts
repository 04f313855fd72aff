import type { merchantDealPromotionCalls } from '#shared/contract/merchant/deal-promotion.ts';
import type { Handlers } from '#server/kit/context.ts';
import { endPromotion } from './end.ts';
import { promotionsOfDeal } from './list.ts';
import { savePromotion } from './save.ts';

export const dealPromotionHandlers: Pick<Handlers, keyof typeof merchantDealPromotionCalls> = {
  merchantDealPromotions: promotionsOfDeal,
  merchantDealPromotionSave: savePromotion,
  merchantDealPromotionEnd: endPromotion,
};
