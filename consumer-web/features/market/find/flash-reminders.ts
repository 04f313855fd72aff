import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { timeText } from '#shared/format/date.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { marketFindRoutes } from '#shared/routes/consumer/market.ts';
import { href } from '#shared/routes/define.ts';
import { rememberStarts, type StartReminder } from '../../../domain/reminders/start-reminders.ts';
import { randomText } from '../../../lib/api/random.ts';
import { currentT, useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { api } from './api.ts';
import { flashKey, type FlashInterval } from './flash.ts';

/** The start of an interval, as it is announced. */
export const startOfInterval = ({
  subId,
  day,
  startAt,
  endAt,
}: FlashInterval): Omit<StartReminder, 'shop'> => ({
  key: flashKey({ day, subId }),
  name: currentT()('remind.market', { time: timeText(startAt) }),
  path: href(marketFindRoutes.marketSeckill, { subId, day }),
  startTime: startAt,
  endTime: endAt,
});

/** The intervals that the member is to be reminded of; the device keeps the starts, to announce them anywhere in the app. */
export const flashRemindersQuery = () =>
  queryOptions({
    queryKey: ['mine', 'market', 'flashReminders'],
    queryFn: async ({ signal }) => {
      const { result } = await api.activitySubscribeStatus({}, { signal });
      const intervals = result.map(({ activityId, day, startTime, endTime }): FlashInterval => ({
        subId: activityId,
        day,
        startAt: startTime,
        endAt: endTime,
      }));
      rememberStarts('market', intervals.map(startOfInterval));
      return new Set(intervals.map(flashKey));
    },
    staleTime: 0,
  });

/** Sets or removes the reminder of an interval. What was done is said. */
export const useFlashRemind = ({ subId, day }: FlashInterval) => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    // a key for each press: the answer to an older one may not come back for a newer one
    mutationFn: (isSubscribe: boolean) =>
      api.activitySubscribe({ activityId: subId, day, isSubscribe }, { key: randomText(16) }),
    onSuccess: ({ isSubscribe }) => {
      notify(t(isSubscribe ? 'remind.startDone' : 'remind.off'));
    },
    onError: (error) => {
      notify(errorText(error, t));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: flashRemindersQuery().queryKey }),
  });
};
