/** What a row of a member's points ledger is for (decision MB9). */
export const POINT_KINDS = [
  'TAKEOUT',
  'MARKET',
  'GROUP',
  'REVIEW',
  'VISIT',
  'SIGN_IN',
  'SIGN_IN_SECOND',
  'TASK',
  'SPENT',
  'TAKEN_BACK',
  'ENDED',
  'CARRIED',
] as const;
/** What a row of the ledger is for. `CARRIED`: rows of long ago as one sum. */
export type PointKind = (typeof POINT_KINDS)[number];

/**
 * How it stands with points: not due yet, to be collected, in the balance, or taken out of it.
 */
export const POINT_STATES = ['WAITING', 'READY', 'EARNED', 'SPENT', 'TAKEN_BACK', 'ENDED'] as const;
/** How it stands with points. */
export type PointState = (typeof POINT_STATES)[number];

/** What a ball to collect holds (spec 002 §7 `getOrderBallList`). */
export const BALL_KINDS = ['POINTS', 'GROWTH'] as const;

/** Most balls that are collected with one call. */
export const MOST_BALLS = 20;

/** What a task asks for. The documents name the first two (spec 002 §3). */
export const TASK_TYPES = [
  'SIGN_IN',
  'SIGN_IN_SECOND',
  'ORDER',
  'REVIEW',
  'BROWSE',
  'SHARE',
  'INVITE',
] as const;
/** What a task asks for. */
export type TaskType = (typeof TASK_TYPES)[number];

/** How often a task comes back. */
export const TASK_CYCLES = ['DAILY', 'WEEKLY', 'ONCE'] as const;
/** How often a task comes back. */
export type TaskCycle = (typeof TASK_CYCLES)[number];

/** `LOCKED`: not yet today. `READY`: the reward can be taken. */
export const TASK_STATES = ['LOCKED', 'OPEN', 'READY', 'DONE'] as const;
/** How far a member is with a task. */
export type TaskState = (typeof TASK_STATES)[number];
