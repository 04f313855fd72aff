import { expect } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { TestApi } from '#tests/support/server-client.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';
import { aPlan, FIVE_OFF } from './promotion-suite.ts';
import { newRequest } from './suite.ts';

/** A store sees what a promotion would have cost, plans it, and ends it. */
export const walkPromotion = async (desk: TestApi): Promise<void> => {
  const storeId = asId<StoreId>(TEST_STORE.id);
  const at = () => ({ requestId: newRequest(), storeId });
  const { serverTime } = await desk.merchantPromotionList({ storeId });
  const { brands } = await desk.merchantPromotionScopes({ storeId });
  expect(brands).toEqual([]);
  const plan = aPlan(FIVE_OFF, serverTime);
  const { baskets } = await desk.merchantPromotionPreview({ storeId, plan });
  expect(baskets).toBeGreaterThan(0);
  const { promotionId } = await desk.merchantPromotionSave({ ...at(), plan, isPublished: true });
  const { promotion } = await desk.merchantPromotionGet({ storeId, promotionId });
  await desk.merchantPromotionEnd({ ...at(), promotionId, seq: promotion.seq });
};
