import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orderChangeCalls } from '#shared/contract/consumer/order-change.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { once } from '../../../lib/api/once.ts';
import type { OrderKind } from '../kind.ts';
import { kindKey } from '../queries.ts';

const api = bindCalls(orderChangeCalls);

export type Change = NonNullable<ReplyOf<typeof orderChangeCalls.takeoutGetChange>['change']>;
type Named = Pick<OrderKind, 'name'>;

/** The change that the store offered of an order of either shop. */
export const changeQuery = (kind: Named, tradeId: OrderId) =>
  queryOptions({
    queryKey: [...kindKey(kind), 'change', tradeId],
    queryFn: async ({ signal }) => (await api.takeoutGetChange({ tradeId }, { signal })).change,
    staleTime: 0,
  });

type Answer = { changeId: string; isAccepted: boolean; lines?: string[] };

/** Takes or refuses a change, once; the order is read anew however that ends. */
export const useAnswerChange = (kind: Named) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) =>
      once(
        `${kind.name}/change:${answer.changeId}:${answer.isAccepted}:${(answer.lines ?? []).join()}`,
        (key) => api.takeoutAnswerChange(answer, { key }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: kindKey(kind) }),
  });
};
