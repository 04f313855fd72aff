import * as z from 'zod/mini';
import { TASK_CYCLES, TASK_STATES, TASK_TYPES } from '../../codes/points.ts';
import { call } from '../define.ts';
import { count, day, instant, plainId, rawText } from '../wire.ts';

/** A day of the sign-in calendar with what it brought. */
const signedDay = z.object({ day, points: count, isSecond: z.boolean() });
const record = z.object({
  days: z.array(signedDay),
  streak: count,
  today: day,
  canSignIn: z.boolean(),
  nextPoints: count,
  secondFrom: instant,
});
const signedIn = z.object({ day, streak: count, points: count, isSecond: z.boolean() });

/** `proof` is sent back with `_finish-task`; `shareId` goes into the link for friends. */
const task = z.object({
  taskId: plainId,
  taskType: z.enum(TASK_TYPES),
  cycle: z.enum(TASK_CYCLES),
  title: z.string(),
  reward: count,
  done: count,
  need: count,
  state: z.enum(TASK_STATES),
  url: z.nullable(z.string()),
  proof: z.nullable(z.string()),
  shareId: z.nullable(z.string()),
  signInRecordV2Response: z.optional(record),
});
const sealed = rawText(400, 1);

/** Sign-ins and tasks of a member (spec 002 §3, §7; decisions MB11–MB13). */
export const taskCalls = {
  scoreSignIn: call('/member/score/task/signIn/_signIn', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Signs in for the day',
    errors: ['SIGNED_TODAY', 'KEY_REUSED'],
    request: z.object({}),
    reply: signedIn,
  }),
  taskList: call('/activity/activity/task/_list-user', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The tasks of the caller',
    request: z.object({}),
    reply: z.object({ result: z.array(task) }),
  }),
  /** The same tasks, grouped by how often they come back. */
  taskListV2: call('/activity/activity/task/v2/_list-user', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The tasks of the caller by daily, weekly and once',
    request: z.object({}),
    reply: z.object({
      result: z.array(z.object({ cycle: z.enum(TASK_CYCLES), tasks: z.array(task) })),
    }),
  }),
  /** The days of this month and of the row before it. */
  taskSignInRecord: call('/activity/activity/task/_sign_in_record', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The sign-in calendar of the caller',
    errors: ['TASK_OVER'],
    request: z.object({ taskId: plainId }),
    reply: record,
  }),
  taskSignInAction: call('/activity/activity/task/_sign_in_action', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Signs in for the day from the task list',
    errors: ['SIGNED_TODAY', 'TASK_OVER', 'KEY_REUSED'],
    request: z.object({ taskId: plainId }),
    reply: signedIn,
  }),
  /** A task that was finished before answers as it did then. `proof`: what a task to browse needs. */
  taskFinish: call('/activity/activity/task/_finish-task', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Takes the reward of a task',
    errors: ['TASK_NOT_DONE', 'TASK_OVER', 'KEY_REUSED'],
    request: z.object({ taskId: plainId, proof: z.optional(sealed) }),
    reply: z.object({ state: z.enum(TASK_STATES), reward: count }),
  }),
  taskHelp: call('/activity/activity/task/_help-task', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Helps a friend with a task, by their link',
    errors: ['TASK_OVER', 'HELP_DONE', 'KEY_REUSED'],
    request: z.object({ taskId: plainId, shareId: sealed }),
    reply: z.object({ helped: count, need: count }),
  }),
} as const;
