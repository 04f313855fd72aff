import { useMutation, useQueryClient } from '@tanstack/react-query';
import { turnOf } from '#shared/member/tasks.ts';
import { client } from '../../lib/api/api.ts';
import { once } from '../../lib/api/once.ts';
import { api } from './api.ts';
import { POINTS_KEY, type SignRecord, type Task } from './queries.ts';

/** All that is known of points is asked for again, also after a refusal: it was out of date. */
const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: POINTS_KEY });
};

/** An intent a day, and for its first and second sign-in: an answer that was lost is not that of another day. */
const signInIntent = ({ today, days }: Pick<SignRecord, 'today' | 'days'>): string =>
  `sign-in:${today}:${days.filter(({ day }) => day === today).length}`;

export const useSignInForDay = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (record: Pick<SignRecord, 'today' | 'days'>) =>
      once(signInIntent(record), (key) => api.scoreSignIn({}, { key })),
    onSettled,
  });
};

export const useCollect = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (ballIds: readonly string[]) =>
      once(`balls:${ballIds.join(',')}`, (key) =>
        api.receiveBall({ ballIds: [...ballIds] }, { key }),
      ),
    onSettled,
  });
};

/** Takes the gift pack of a level; the wallet has more then. */
export const useTakePack = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (level: number) =>
      once(`level-pack:${level}`, (key) => api.levelPackReceive({ level }, { key })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};

/** An intent a turn of a task: it comes back each day, or each week. */
const taskIntent = ({ taskId, cycle }: Pick<Task, 'taskId' | 'cycle'>, proof: string): string =>
  `task:${taskId}:${turnOf(cycle, client.now()).key}:${proof}`;

/** Takes a task's reward; signing in has a call of its own. */
export const useFinishTask = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ task, proof }: { task: Task; proof: string | null }) => {
      const { taskId, taskType } = task;
      const intent = taskIntent(task, proof ?? '');
      if (taskType === 'SIGN_IN' || taskType === 'SIGN_IN_SECOND')
        return once(intent, async (key) => {
          const { points } = await api.taskSignInAction({ taskId }, { key });
          return points;
        });
      return once(intent, async (key) => {
        const { reward } = await api.taskFinish(
          { taskId, ...(proof !== null && { proof }) },
          { key },
        );
        return reward;
      });
    },
    onSettled,
  });
};

export const useHelpFriend = () =>
  useMutation({
    mutationFn: ({ taskId, shareId }: { taskId: string; shareId: string }) =>
      once(`help:${shareId}`, (key) => api.taskHelp({ taskId, shareId }, { key })),
  });
