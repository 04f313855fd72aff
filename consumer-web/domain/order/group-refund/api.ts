import { groupRefundCalls } from '#shared/contract/consumer/group-refund.ts';
import { bindCalls } from '../../../lib/api/api.ts';

/** The calls of refunds of vouchers. */
export const api = bindCalls(groupRefundCalls);
