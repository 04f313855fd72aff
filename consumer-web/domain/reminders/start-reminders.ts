import * as z from 'zod/mini';
import { create } from 'zustand';
import { isReminderDue } from '#shared/group/reminder-due.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useSession } from '../../lib/session/session.ts';
import { defineSlot } from '../../lib/storage.ts';

const moment = z.custom<Instant>((value) => Number.isSafeInteger(value));
const start = z.object({
  /** Whose sale it is: each shop keeps its own. */
  shop: z.enum(['group', 'market']),
  /** Tells it from the others of its shop. */
  key: z.string(),
  name: z.string(),
  /** The page of the sale. */
  path: z.string(),
  startTime: moment,
  endTime: moment,
});
/** A flash sale whose start is to be announced. */
export type StartReminder = z.output<typeof start>;

const kept = z.object({
  userId: z.string(),
  starts: z.array(start),
  /** Those whose line was put away. */
  seen: z.array(z.string()),
});
type Kept = z.output<typeof kept>;
const NOTHING: Kept = { userId: '', starts: [], seen: [] };

/** The member's reminders of starts, on this device: announcing them asks the server nothing. */
const slot = defineSlot<Kept>({
  key: 'dealReminders',
  area: 'local',
  schema: kept,
  absent: NOTHING,
});
const useKept = create<Kept>()(() => slot.get());

/** Whether starts are announced on this device at all; the reminders themselves stay. */
const isQuiet = defineSlot({
  key: 'unreminded',
  area: 'local',
  schema: z.boolean(),
  absent: false,
});
const useQuiet = create<{ isOff: boolean }>()(() => ({ isOff: isQuiet.get() }));
export const useStartLines = (): boolean => !useQuiet(({ isOff }) => isOff);
export const setStartLines = (isOn: boolean): void => {
  isQuiet.set(!isOn);
  useQuiet.setState({ isOff: !isOn });
};

const keep = (next: Kept): void => {
  slot.set(next);
  useKept.setState(next);
};

const keyOf = ({ shop, key }: Pick<StartReminder, 'shop' | 'key'>): string => `${shop} ${key}`;

/** Keeps a member's starts of one shop, all anew; those of others stay. */
export const rememberStarts = (
  shop: StartReminder['shop'],
  given: readonly Omit<StartReminder, 'shop'>[],
): void => {
  const userId = useSession.getState().member?.userId ?? '';
  const before = useKept.getState();
  const others = before.userId === userId ? before.starts.filter((one) => one.shop !== shop) : [];
  const starts = [...others, ...given.map((one) => ({ ...one, shop }))];
  const seen = before.seen.filter((key) => starts.some((one) => keyOf(one) === key));
  keep({ userId, starts, seen });
};

/** Puts the line of a start away. */
export const markSeen = (reminder: StartReminder): void => {
  const now = useKept.getState();
  keep({ ...now, seen: [...now.seen, keyOf(reminder)] });
};

/** Whether this device knows of a start at all. */
export const useHasStarts = (): boolean => useKept(({ starts }) => starts.length > 0);

/** The start to announce now; null when there is none. */
export const useDueStart = (now: Instant): StartReminder | null => {
  const { userId, starts, seen } = useKept();
  const member = useSession((state) => state.member?.userId ?? null);
  const isOn = useStartLines();
  if (!isOn || member === null || member !== userId) return null;
  return starts.find((one) => isReminderDue(one, now) && !seen.includes(keyOf(one))) ?? null;
};
