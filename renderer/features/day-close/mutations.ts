import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import type { RequestId, StoreId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Day } from '#shared/kernel/time.ts';
import { api } from './api.ts';
import { newRequestId } from '../../lib/fresh-id.ts';

type Place = { storeId: StoreId; day: Day };
type Words = { reason?: string; bill?: Cents | null };
type Attempt = { requestId: RequestId; reason: string; bill: Cents | null };

/** Attempts without an answer: a retry sends the very same request (decision B4). */
const unsure = new Map<string, Attempt>();
const keyOf = (kind: 'close' | 'reopen', { storeId, day }: Place): string =>
  `${kind} ${storeId} ${day}`;

/** The attempt whose outcome is unknown, or undefined. */
export const unsureAct = (kind: 'close' | 'reopen', place: Place): Attempt | undefined =>
  unsure.get(keyOf(kind, place));

const send = async (
  kind: 'close' | 'reopen',
  place: Place,
  { reason = '', bill = null }: Words,
) => {
  const key = keyOf(kind, place);
  const attempt = unsure.get(key) ?? { requestId: newRequestId(), reason, bill };
  unsure.set(key, attempt);
  try {
    const reply = await (kind === 'close'
      ? api.merchantDayClose({ ...place, requestId: attempt.requestId, bill: attempt.bill })
      : api.merchantDayReopen({
          ...place,
          requestId: attempt.requestId,
          reason: attempt.reason,
        }));
    unsure.delete(key);
    return reply;
  } catch (error) {
    if (!isApiError(error) || error.isDefinite) unsure.delete(key);
    throw error;
  }
};

/** Closes a day with the platform's bill where one was typed, or opens it again for a reason; in any case the day is read again. */
export const useDayAct = (kind: 'close' | 'reopen', place: Place) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['day', kind, place],
    mutationFn: (words: Words) => send(kind, place, words),
    onSettled: () => client.invalidateQueries({ queryKey: ['day'] }),
  });
};

/** Stores whose day is still open. */
export const openStores = ({ stores }: DayReply): DayReply['stores'] =>
  stores.filter(({ closing }) => closing === null);

const closeEach = async (day: DayReply): Promise<void> => {
  for (const { storeId } of openStores(day)) {
    try {
      await send('close', { storeId, day: day.day }, {});
    } catch (error) {
      if (!isApiError(error) || error.reason !== 'DAY_CLOSED') throw error;
    }
  }
};

/** Closes every store that is still open. A failure leaves the rest open; another press continues there. */
export const useCloseAll = (day: DayReply) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['day', 'closeAll', day.day],
    mutationFn: () => closeEach(day),
    onSettled: () => client.invalidateQueries({ queryKey: ['day'] }),
  });
};
