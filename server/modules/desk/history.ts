import type { Handlers } from '#server/kit/context.ts';
import { endedAtDesk, sumOfEnded } from '#server/modules/order/index.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { deskOrderRows } from './orders.ts';
import { storesAtDesk } from './scope.ts';

/** Orders of stores that are over, the latest first; of a number of the day, or an order's number, where one is typed. */
export const history: Handlers['merchantDeskHistory'] = async (
  context,
  { storeIds, kind, from, to, keyword, offset, size },
) => {
  const { query } = context.deps.db;
  const stores = await storesAtDesk(context, storeIds);
  const filter = {
    merchantId: context.session.merchantId,
    storeIds: stores.map(({ id }) => id),
    kind: kind ?? null,
    from: from ?? null,
    to: to ?? null,
    number: readOrderNumber(keyword) ?? keyword.toUpperCase(),
  };
  const [found, sum] = await Promise.all([
    endedAtDesk(query, filter, { offset, size: size + 1 }),
    sumOfEnded(query, filter),
  ]);
  const page = found.slice(0, size);
  return {
    result: await deskOrderRows(context, page),
    next: found.length > size,
    nextOffset: offset + page.length,
    sum,
  };
};
