import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { OrderId, ProductId, StoreId } from '#shared/kernel/ids.ts';
import { addDays, type Day } from '#shared/kernel/time.ts';
import { api, type groupCalls } from '../api.ts';

/** The slots of a day. */
export type DaySlots = ReplyOf<(typeof groupCalls)['groupOrderSlots']>;
/** Where and of what slots are. `orderId`: once the deal is bought. */
export type SlotsAt = { productId: ProductId; storeId: StoreId; orderId?: OrderId };

/** Root key of slots. */
export const SLOTS_KEY = ['dealSlots'] as const;

/** Seats go quickly: what is older than this is asked for anew. */
const FRESH_MS = 15_000;

export const slotsQuery = (at: SlotsAt, day: string) =>
  queryOptions({
    queryKey: [...SLOTS_KEY, at, day],
    queryFn: ({ signal }) => api.groupOrderSlots({ ...at, day: day as Day }, { signal }),
    staleTime: FRESH_MS,
    enabled: isDay(day),
  });

/** Whether a typed date is in the calendar. */
const isDay = (text: string): boolean => {
  try {
    return addDays(text as Day, 0) === text;
  } catch {
    return false;
  }
};
