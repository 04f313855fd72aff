import { plus } from '#shared/kernel/time.ts';
import { BROWSE_MS, taskOf, turnOf, type Task } from '#shared/member/tasks.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { addCredit, entriesOf } from '../points/ledger-repo.ts';
import { doneOf, rewardSource } from './list.ts';
import { openProof, openShare } from './proof.ts';
import { addHelp, helpsOf } from './task-repo.ts';

const isDone = async (
  context: MemberContext,
  task: Task,
  proof: string | undefined,
): Promise<boolean> => {
  const { deps, session, now } = context;
  if (task.taskType !== 'BROWSE') return (await doneOf(context, task)) >= task.need;
  const { key: turn } = turnOf(task.cycle, now);
  const shownAt =
    proof === undefined ? null : openProof(deps, task, { userId: session.userId, turn, proof });
  return shownAt !== null && now >= plus(shownAt, BROWSE_MS);
};

/** Signing in has calls of its own. */
const rewardedTask = (taskId: string): Task => {
  const task = taskOf(taskId);
  return task === null || task.taskType === 'SIGN_IN' || task.taskType === 'SIGN_IN_SECOND'
    ? refuse('TASK_OVER')
    : task;
};

/** Books a task's reward, once a turn: who asks again hears the same. */
export const taskFinish: Handlers['taskFinish'] = async (context, body) => {
  const {
    deps: { db },
    session: { userId },
    idempotencyKey: key,
    now,
  } = context;
  const task = rewardedTask(body.taskId);
  return keyed({ db, userId, scope: 'finish-task', key, body, now }, async (query) => {
    await holdAccount(query, userId);
    const source = rewardSource(task, turnOf(task.cycle, now).key);
    const [before] = await entriesOf(query, userId, [source]);
    const answer = { state: 'DONE' as const, reward: before?.amount ?? task.reward };
    if (before) return answer;
    if (!(await isDone(context, task, body.proof))) return refuse('TASK_NOT_DONE');
    const entry = { userId, source, kind: 'TASK' as const, ref: task.taskId, amount: task.reward };
    await addCredit(query, entry, now);
    return answer;
  });
};

/** A friend helps, by the link that the member shared: each with one link a task and turn. */
export const taskHelp: Handlers['taskHelp'] = async (
  { deps, session: { userId: helperId }, idempotencyKey: key, now },
  body,
) => {
  const task = taskOf(body.taskId) ?? refuse('TASK_OVER');
  const turn = { taskId: task.taskId, turn: turnOf(task.cycle, now).key };
  const userId = openShare(deps, turn, body.shareId) ?? refuse('TASK_OVER');
  if (userId === helperId) return refuse('HELP_DONE');
  const { db } = deps;
  return keyed({ db, userId: helperId, scope: 'help-task', key, body, now }, async (query) => {
    await holdAccount(query, helperId);
    if (!(await addHelp(query, turn, { userId, helperId, at: now }))) return refuse('HELP_DONE');
    return { helped: Math.min(task.need, await helpsOf(query, turn, userId)), need: task.need };
  });
};
