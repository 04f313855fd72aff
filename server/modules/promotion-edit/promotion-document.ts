import { promotionTerms } from '#shared/contract/merchant/promotion-shapes.ts';
import type { PromotionTerms } from '#shared/promotion/terms.ts';
import { moneyField, type DocumentOf } from '#server/kit/document.ts';

/** The terms of a promotion as `store_promotion` holds them: money in cents. */
export const termsDocument: DocumentOf<PromotionTerms> = promotionTerms(moneyField);
