import { REMINDERS_MOST } from '#shared/codes/group-activity.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';

/** Where the reminders of one kind are kept. `forgetOver`: those of a member that are over. */
export type ReminderTable<Reminder> = {
  add: (query: Query, reminder: Reminder, now: Instant) => Promise<void>;
  remove: (query: Query, reminder: Reminder) => Promise<void>;
  forgetOver: (query: Query, userId: UserId, now: Instant) => Promise<void>;
  count: (query: Query, userId: UserId) => Promise<number>;
};

/** Sets or removes a reminder. The account is held, so that two at once are counted one after the other. */
export const setReminder = async <Reminder extends { userId: UserId }>(
  query: Query,
  table: ReminderTable<Reminder>,
  { reminder, isOn, now }: { reminder: Reminder; isOn: boolean; now: Instant },
): Promise<void> => {
  const { userId } = reminder;
  if (!isOn) return table.remove(query, reminder);
  await holdAccount(query, userId);
  await table.forgetOver(query, userId, now);
  await table.add(query, reminder, now);
  if ((await table.count(query, userId)) > REMINDERS_MOST) refuse('REMINDERS_FULL');
};
