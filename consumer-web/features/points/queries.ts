import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { pointsCalls } from '#shared/contract/consumer/points.ts';
import type { taskCalls } from '#shared/contract/consumer/task.ts';
import { nextOffset } from '../../lib/api/paging.ts';
import { JUST_READ_MS } from '../../lib/api/query.ts';
import { api } from './api.ts';

export type Bill = ReplyOf<(typeof pointsCalls)['scoreBillList']>;
export type BillRow = Bill['result'][number];
export type Ball = ReplyOf<(typeof pointsCalls)['orderBallList']>['result'][number];
export type ToReview = ReplyOf<(typeof pointsCalls)['scoreRuleAvailable']>['result'][number];
export type SignRecord = ReplyOf<(typeof taskCalls)['taskSignInRecord']>;
export type Task = ReplyOf<(typeof taskCalls)['taskList']>['result'][number];

/** Root key of a member's points, level and tasks: each act makes all of them stale. */
export const POINTS_KEY = ['mine', 'points'] as const;

export const cardQuery = () =>
  queryOptions({
    queryKey: [...POINTS_KEY, 'card'],
    queryFn: async ({ signal }) => {
      const [card, standing] = await Promise.all([
        api.memberCard({}, { signal }),
        api.memberLevel({}, { signal }),
      ]);
      return { ...card, ...standing };
    },
    staleTime: JUST_READ_MS,
  });
export const sumsQuery = () =>
  queryOptions({
    queryKey: [...POINTS_KEY, 'sums'],
    queryFn: ({ signal }) => api.scoreBillSums({}, { signal }),
    staleTime: JUST_READ_MS,
  });
export const levelPacksQuery = () =>
  queryOptions({
    queryKey: [...POINTS_KEY, 'levelPacks'],
    queryFn: ({ signal }) => api.levelPacks({}, { signal }),
    staleTime: JUST_READ_MS,
  });
export const ballsQuery = () =>
  queryOptions({
    queryKey: [...POINTS_KEY, 'balls'],
    queryFn: ({ signal }) => api.orderBallList({}, { signal }),
    staleTime: JUST_READ_MS,
  });
export const billQuery = (month: string) =>
  infiniteQueryOptions({
    queryKey: [...POINTS_KEY, 'bill', month],
    queryFn: ({ pageParam, signal }) => api.scoreBillList({ month, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
export const reviewRuleQuery = () =>
  queryOptions({
    queryKey: ['points', 'reviewRule'],
    queryFn: ({ signal }) => api.scoreRuleDescription({}, { signal }),
  });
export const toReviewQuery = () =>
  infiniteQueryOptions({
    queryKey: [...POINTS_KEY, 'toReview'],
    queryFn: ({ pageParam, signal }) => api.scoreRuleAvailable({ offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    staleTime: 0,
  });
export const signRecordQuery = () =>
  queryOptions({
    queryKey: [...POINTS_KEY, 'signIn'],
    queryFn: ({ signal }) => api.taskSignInRecord({ taskId: 'sign-in' }, { signal }),
    staleTime: 0,
  });
/** The tasks; the calendar of the sign-in task is asked for after them (spec 002 §7). */
export const tasksQuery = () =>
  queryOptions({
    queryKey: [...POINTS_KEY, 'tasks'],
    queryFn: async ({ signal }) => {
      const { result } = await api.taskListV2({}, { signal });
      const signIn = result.flatMap(({ tasks }) => tasks).find((one) => one.taskType === 'SIGN_IN');
      const record = signIn && (await api.taskSignInRecord({ taskId: signIn.taskId }, { signal }));
      return { groups: result, record: record ?? null };
    },
    staleTime: 0,
  });
