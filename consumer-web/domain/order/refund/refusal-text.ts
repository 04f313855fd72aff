import type { RefundFormRefusal } from '#shared/order/refund/refund-form.ts';
import type { T } from '../../../lib/i18n.ts';

/** What is missing in a refund form, in words (spec 002 §5). */
export const refusalText = (refusal: RefundFormRefusal, t: T): string =>
  t(
    `refund.form.${refusal.reason}`,
    'limit' in refusal ? { limit: refusal.limit } : 'limitBytes' in refusal ? { size: '5 MB' } : {},
  );
