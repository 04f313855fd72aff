import { merchantMenuCalls } from '#shared/contract/merchant/menu.ts';
import { merchantPromotionCalls } from '#shared/contract/merchant/promotion.ts';
import { bindCalls } from '../../lib/api.ts';

/** The calls of promotions, which are loaded with their page. */
export const api = bindCalls({
  ...merchantPromotionCalls,
  merchantMenuList: merchantMenuCalls.merchantMenuList,
  merchantMenuPhoto: merchantMenuCalls.merchantMenuPhoto,
});
