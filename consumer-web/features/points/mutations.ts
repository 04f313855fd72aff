import { useMutation, useQueryClient } from '@tanstack/react-query';
import { once } from '../../lib/api/once.ts';
import { api } from './api.ts';
import { POINTS_KEY, type Task } from './queries.ts';

/** All that is known of points is asked for again, also after a refusal: it was out of date. */
const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: POINTS_KEY });
};

export const useSignInForDay = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: () => once('sign-in', (key) => api.scoreSignIn({}, { key })),
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

/** Takes a task's reward; signing in has a call of its own. */
export const useFinishTask = () => {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ task, proof }: { task: Task; proof: string | null }) => {
      const { taskId, taskType } = task;
      if (taskType === 'SIGN_IN' || taskType === 'SIGN_IN_SECOND')
        return once(`task:${taskId}`, async (key) => {
          const { points } = await api.taskSignInAction({ taskId }, { key });
          return points;
        });
      return once(`task:${taskId}:${proof ?? ''}`, async (key) => {
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
