import { comboCalls } from '#shared/contract/consumer/combo.ts';
import { hasComboTag } from '#shared/voucher/explosive-label.ts';
import { bindCalls } from '../../lib/api/api.ts';
import type { ReadOptions } from './cart-shop.ts';

const { comboGuide } = comboCalls;
const api = bindCalls({ comboGuide });

/** Whether carts lead to combo coupons now. */
export const isComboGuided = async (options: ReadOptions): Promise<boolean> =>
  hasComboTag((await api.comboGuide({}, options)).value);
