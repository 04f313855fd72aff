import { merchantDealPromotionCalls } from '#shared/contract/merchant/deal-promotion.ts';
import { bindCalls } from '../../../lib/api.ts';

/** The calls of promotions, which are loaded with the pages of deals. */
export const promotionApi = bindCalls(merchantDealPromotionCalls);
