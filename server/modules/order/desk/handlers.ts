import type { Handlers } from '#server/kit/context.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { decideRefund, refundList } from './refunds.ts';
import { arrive, visitList } from './visits.ts';

export const merchantOrderHandlers: Pick<
  Handlers,
  | 'merchantOrderList'
  | 'merchantOrderGet'
  | 'merchantRefundList'
  | 'merchantRefundDecide'
  | 'merchantVisitList'
  | 'merchantVisitArrive'
> = {
  merchantOrderList: list,
  merchantOrderGet: get,
  merchantRefundList: refundList,
  merchantRefundDecide: decideRefund,
  merchantVisitList: visitList,
  merchantVisitArrive: arrive,
};
