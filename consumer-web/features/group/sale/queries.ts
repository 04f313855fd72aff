import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { groupActivityCalls } from '#shared/contract/consumer/group-activity.ts';
import type { Point } from '#shared/geo/distance.ts';
import { rememberStarts } from '../../../domain/reminders/start-reminders.ts';
import { kindKey } from '../../../domain/order/queries.ts';
import { groupOrders } from '../../../domain/order/kinds/group.ts';
import { api } from './api.ts';
import { startOf } from './start-of.ts';

export type Reminder = ReplyOf<(typeof groupActivityCalls)['groupReminders']>['result'][number];
export type Session = ReplyOf<(typeof groupActivityCalls)['groupSecKillList']>['result'][number];
export type Campaign = ReplyOf<(typeof groupActivityCalls)['groupActivityGet']>;

export const campaignQuery = (activityId: string, at: Point) =>
  queryOptions({
    queryKey: ['deals', 'campaign', activityId, at],
    queryFn: ({ signal }) => api.groupActivityGet({ activityId, ...at }, { signal }),
  });

/** What the member is to be reminded of; the device keeps the starts, to announce them anywhere in the app. */
export const remindersQuery = () =>
  queryOptions({
    queryKey: [...kindKey(groupOrders), 'reminders'],
    queryFn: async ({ signal }) => {
      const { result } = await api.groupReminders({}, { signal });
      rememberStarts(
        'group',
        result.flatMap(({ flash, ...deal }) =>
          flash === null ? [] : [startOf({ ...deal, flash })],
        ),
      );
      return result;
    },
    staleTime: 0,
  });
