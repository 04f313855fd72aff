import { TASK_CYCLES } from '#shared/codes/points.ts';
import { SECOND_SIGN_IN_POINTS, signInPoints } from '#shared/member/points.ts';
import { type Task, TASKS, taskState, turnOf } from '#shared/member/tasks.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { entriesOf } from '../points/ledger-repo.ts';
import { sealProof, sealShare } from './proof.ts';
import { recordOf } from './sign-in.ts';
import { DONE_OF, helpsOf } from './task-repo.ts';

/** The row of the ledger that a task's reward is. */
export const rewardSource = ({ taskId }: Pick<Task, 'taskId'>, turn: string): string =>
  `task:${taskId}:${turn}`;

/** How much of a task is done in its turn. What a member looked at is known from their proof alone. */
export const doneOf = async (
  { deps, session: { userId }, now }: MemberContext,
  task: Task,
): Promise<number> => {
  const { query } = deps.db;
  const { key, from } = turnOf(task.cycle, now);
  if (task.taskType === 'INVITE') return helpsOf(query, { taskId: task.taskId, turn: key }, userId);
  return (await DONE_OF[task.taskType]?.(query, { userId, from, now })) ?? 0;
};

type Shown = Awaited<ReturnType<Handlers['taskList']>>['result'][number];
type SignInRecord = Awaited<ReturnType<typeof recordOf>>;

const signInTask = (task: Task, record: SignInRecord, title: string): Shown => {
  const isSecond = task.taskType === 'SIGN_IN_SECOND';
  const today = record.days.filter(({ day }) => day === record.today);
  const day = today.find((one) => one.isSecond === isSecond);
  const done = day ? 1 : 0;
  const open = isSecond ? SECOND_SIGN_IN_POINTS : signInPoints(record.streak + 1);
  return {
    ...task,
    title,
    done,
    reward: day?.points ?? open,
    state: taskState(
      { done: 1, need: 1 },
      { isTaken: done === 1, isOpen: !isSecond || (record.canSignIn && today.length > 0) },
    ),
    proof: null,
    shareId: null,
    signInRecordV2Response: record,
  };
};

const otherTask = async (
  context: MemberContext,
  task: Task,
  { title, isTaken }: { title: string; isTaken: boolean },
): Promise<Shown> => {
  const { deps, session, now } = context;
  const { key: turn } = turnOf(task.cycle, now);
  const { userId } = session;
  const done = isTaken ? task.need : Math.min(task.need, await doneOf(context, task));
  return {
    ...task,
    title,
    done,
    state: taskState({ done, need: task.need }, { isTaken }),
    proof:
      task.taskType === 'BROWSE' && !isTaken ? sealProof(deps, task, { userId, turn, now }) : null,
    shareId:
      task.taskType === 'INVITE' ? sealShare(deps, { taskId: task.taskId, turn }, userId) : null,
  };
};

const tasksOf = async (context: MemberContext): Promise<Shown[]> => {
  const {
    deps: {
      db: { query },
    },
    session: { userId },
    now,
    t,
  } = context;
  const record = await recordOf(query, userId, now);
  const sources = TASKS.map((task) => rewardSource(task, turnOf(task.cycle, now).key));
  const taken = new Set((await entriesOf(query, userId, sources)).map(({ source }) => source));
  const shown: Shown[] = [];
  for (const [index, task] of TASKS.entries()) {
    const title = t(`score.task.${task.taskType}`);
    shown.push(
      task.taskType === 'SIGN_IN' || task.taskType === 'SIGN_IN_SECOND'
        ? signInTask(task, record, title)
        : await otherTask(context, task, { title, isTaken: taken.has(sources[index]!) }),
    );
  }
  return shown;
};

export const taskList: Handlers['taskList'] = async (context) => ({
  result: await tasksOf(context),
});

/** The same list by how often tasks come back; what there is none of is left out (decision MB13). */
export const taskListV2: Handlers['taskListV2'] = async (context) => {
  const tasks = await tasksOf(context);
  return {
    result: TASK_CYCLES.map((cycle) => ({
      cycle,
      tasks: tasks.filter((task) => task.cycle === cycle),
    })).filter((group) => group.tasks.length > 0),
  };
};
