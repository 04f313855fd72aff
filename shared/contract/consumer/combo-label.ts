import * as z from 'zod/mini';
import type { ProductId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { dollars, id, withDefault } from '../wire.ts';

/** Most stores, and most deals, of which labels are asked for at once (decision GA21). */
export const COMBO_LABELS_MOST = 50;

/** Labels of combo coupons on stores of deals and on deals (spec 002 §7). */
export const comboLabelCalls = {
  /**
   * One row for each id that was asked for, stores first. `isUsable`: a bundle on sale has a piece
   * that counts on one piece of the deal, or on one of the store's. `maxAmount`: what it may grow to.
   */
  comboLabels: call('/group/store/_getStoreProductExplosiveLabel', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether combo coupons count on stores of deals and on deals, and up to how much',
    request: z.object({
      storeIds: withDefault(z.array(id<StoreId>()).check(z.maxLength(COMBO_LABELS_MOST)), []),
      productIds: withDefault(z.array(id<ProductId>()).check(z.maxLength(COMBO_LABELS_MOST)), []),
    }),
    reply: z.object({
      result: z.array(
        z.object({ id: z.string(), isUsable: z.boolean(), maxAmount: z.nullable(dollars) }),
      ),
    }),
  }),
} as const;
