import type { TaskCycle, TaskState, TaskType } from '../codes/points.ts';
import { addDays, dayOf, macauParts, SECOND, startOfDay, type Instant } from '../kernel/time.ts';

/** A task: how much of what is asked for, how often, and its reward in points. */
export type Task = {
  taskId: string;
  taskType: TaskType;
  cycle: TaskCycle;
  need: number;
  /** Points; the sign-in's depends on the day in a row. */
  reward: number;
  /** Where the app begins it; null: right here. */
  url: string | null;
};

/** The tasks there are (issue 18; decision MB13 groups them by cycle). */
export const TASKS: readonly Task[] = [
  { taskId: 'sign-in', taskType: 'SIGN_IN', cycle: 'DAILY', need: 1, reward: 0, url: null },
  {
    taskId: 'sign-in-second',
    taskType: 'SIGN_IN_SECOND',
    cycle: 'DAILY',
    need: 1,
    reward: 1,
    url: null,
  },
  {
    taskId: 'browse-market',
    taskType: 'BROWSE',
    cycle: 'DAILY',
    need: 1,
    reward: 1,
    url: '/market/index',
  },
  { taskId: 'order-twice', taskType: 'ORDER', cycle: 'WEEKLY', need: 2, reward: 10, url: '/' },
  {
    taskId: 'review-one',
    taskType: 'REVIEW',
    cycle: 'WEEKLY',
    need: 1,
    reward: 5,
    url: '/allOrderList',
  },
  {
    taskId: 'share-order',
    taskType: 'SHARE',
    cycle: 'WEEKLY',
    need: 1,
    reward: 3,
    url: '/allOrderList',
  },
  { taskId: 'invite-friends', taskType: 'INVITE', cycle: 'WEEKLY', need: 3, reward: 15, url: null },
];

/** How long a page has to be looked at for a browse task, in milliseconds. */
export const BROWSE_MS = 10 * SECOND;

/** The task of an id; null: there is none, or none any more. */
export const taskOf = (taskId: string): Task | null =>
  TASKS.find((task) => task.taskId === taskId) ?? null;

/** The turn of a task that a moment falls into, and when it began: a day, or a week from Monday. */
export const turnOf = (cycle: TaskCycle, now: Instant): { key: string; from: Instant } => {
  if (cycle === 'ONCE') return { key: 'once', from: 0 as Instant };
  const today = dayOf(now);
  const day = cycle === 'DAILY' ? today : addDays(today, -((macauParts(now).weekday + 6) % 7));
  return { key: day, from: startOfDay(day) };
};

/** How far a member is. `isOpen` is false for what cannot be done yet today. */
export const taskState = (
  { done, need }: { done: number; need: number },
  { isTaken, isOpen = true }: { isTaken: boolean; isOpen?: boolean },
): TaskState => {
  if (isTaken) return 'DONE';
  if (!isOpen) return 'LOCKED';
  return done >= need ? 'READY' : 'OPEN';
};
