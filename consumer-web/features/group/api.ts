import { groupOrderCalls } from '#shared/contract/consumer/group-order.ts';
import { groupProductCalls } from '#shared/contract/consumer/group-product.ts';
import { groupUserCalls } from '#shared/contract/consumer/group-user.ts';
import { groupVisitCalls } from '#shared/contract/consumer/group-visit.ts';
import { bindCalls } from '../../lib/api/api.ts';

export const groupCalls = {
  ...groupProductCalls,
  ...groupOrderCalls,
  ...groupUserCalls,
  ...groupVisitCalls,
} as const;

/** The calls of deals and their orders. */
export const api = bindCalls(groupCalls);
