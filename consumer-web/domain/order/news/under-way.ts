import * as z from 'zod/mini';
import { create } from 'zustand';
import type { Instant } from '#shared/kernel/time.ts';
import { useSession } from '../../../lib/session/session.ts';
import { defineSlot } from '../../../lib/storage.ts';

const kept = z.object({ userId: z.string(), until: z.number() });
type Kept = z.output<typeof kept>;
const NONE: Kept = { userId: '', until: 0 };

/** Until when an order of the member may be under way, on this device: only so long its messages are asked for on every page. */
const slot = defineSlot<Kept>({
  key: 'ordersUnderWay',
  area: 'local',
  schema: kept,
  absent: NONE,
});
const useKept = create<Kept>()(() => slot.get());

/** Notes that an order of the member is under way until a moment at least. */
export const noteUnderWay = (until: Instant): void => {
  const userId = useSession.getState().member?.userId ?? '';
  const before = useKept.getState();
  if (userId === '' || (before.userId === userId && before.until >= until)) return;
  const next = { userId, until };
  slot.set(next);
  useKept.setState(next);
};

/** The moment until which an order may be under way; 0 where this device knows of none. */
export const useUnderWayUntil = (): number => {
  const { userId, until } = useKept();
  const member = useSession((state) => state.member?.userId ?? null);
  return member !== null && member === userId ? until : 0;
};
