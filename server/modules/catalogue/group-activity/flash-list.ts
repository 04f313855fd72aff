import { DAY, dayOf, plus, startOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { groupBy } from '#server/kit/group-by.ts';
import { pointOf } from '../group/present.ts';
import { town } from '../group-find/town.ts';
import type { ActivityItem } from '../group-special/activity-repo.ts';
import { itemCards } from './cards.ts';
import { activityItems, specialRows, stateOf } from '../group-special/specials.ts';

/** The sessions of today in the order of their time, and the first one after it; before any of today is over, the last one before. */
export const sessionsOf = (items: readonly ActivityItem[], now: Instant): ActivityItem[][] => {
  const midnight = startOfDay(dayOf(now));
  const tomorrow = plus(midnight, DAY);
  const sessions = [
    ...groupBy(
      items.filter(({ part }) => part === 'FLASH'),
      // of several merchants, at the same hours: one session
      ({ startsAt, endsAt }) => `${startsAt} ${endsAt}`,
    ).values(),
  ];
  const first = sessions.findIndex(([one]) => one!.endsAt > midnight);
  if (first < 0) return [];
  const after = sessions.findIndex(([one]) => one!.startsAt >= tomorrow);
  const isOneOver = sessions[first]![0]!.endsAt <= now;
  return sessions.slice(
    Math.max(0, isOneOver ? first : first - 1),
    after < 0 ? undefined : after + 1,
  );
};

export const flashSales: Handlers['groupSecKillList'] = async (context, request) => {
  const { deps, pick, now, place } = context;
  const [items, all] = await Promise.all([activityItems(deps.db, now), town.get(deps.db)]);
  const from = pointOf(request, place);
  return {
    serverTime: now,
    result: sessionsOf(items, now).flatMap((session) => {
      const [{ activityId, startsAt, endsAt }] = session as [ActivityItem];
      // a card shows the price of its own session, also where an earlier one of today runs
      const specialsOf = (item: ActivityItem) => specialRows([item], item.startsAt);
      const cards = itemCards(session, { town: all, from, now, pick, specialsOf });
      const state = stateOf({ startsAt, endsAt }, now);
      return cards.length === 0
        ? []
        : [{ secKillId: activityId, startTime: startsAt, endTime: endsAt, state, items: cards }];
    }),
  };
};
