import { SIGN_IN_TASKS, userScope } from '../codes/popup.ts';
import { knownRoutes } from '../routes/consumer/known/index.ts';

/**
 * Where a gacha activity with this info status leads instead: -1 to the group lottery's landing
 * page; null stays (spec 002 §4, decision L9).
 */
export const gachaRedirect = (status: number | null): string | null =>
  status === -1 ? knownRoutes.activityGroupLotteryLand.path : null;

/**
 * Whether the visitor is new: `userScope` 1 is an existing user; none, as a tourist or after a
 * failed check, is new (spec 002 §3, §6, §8).
 */
export const isNewUser = (scope: number | null): boolean =>
  userScope.nameOf(scope) !== 'existingUser';

/** A task of the task list (spec 002 §3). */
export type Task<R> = { taskId: string; taskType: string; signInRecordV2Response?: R | null };

/**
 * The sign-in task of a list, for which the sign-in record is fetched next; null when there is none
 * (spec 002 §7).
 */
export const signInTask = <R>(tasks: readonly Task<R>[]): Task<R> | null =>
  tasks.find(({ taskType }) => SIGN_IN_TASKS.some((type) => type === taskType)) ?? null;

/** The list with the sign-in record on each of its sign-in tasks. */
export const withSignInRecord = <R>(tasks: readonly Task<R>[], record: R): readonly Task<R>[] =>
  tasks.map((task) =>
    SIGN_IN_TASKS.some((type) => type === task.taskType)
      ? { ...task, signInRecordV2Response: record }
      : task,
  );
