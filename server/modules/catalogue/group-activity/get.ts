import type { GroupActivityPart } from '#shared/codes/group-activity.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { pointOf } from '../group/present.ts';
import { town } from '../group-find/town.ts';
import { findActivity, itemsOfActivity } from '../group-special/activity-repo.ts';
import { itemCards } from './cards.ts';
import { specialsNow, stateOf } from '../group-special/specials.ts';

/** A campaign and its deals (decision GA4). Before and after its time it shows them at their usual prices. */
export const campaign: Handlers['groupActivityGet'] = async (context, { activityId, ...point }) => {
  const { deps, pick, now, place } = context;
  const { query } = deps.db;
  const activity = await findActivity(query, activityId);
  if (activity === null || activity.kind !== 'CAMPAIGN') return refuse('ACTIVITY_NOT_FOUND');
  const [items, all, specials] = await Promise.all([
    itemsOfActivity(query, activityId),
    town.get(deps.db),
    specialsNow(deps.db, now),
  ]);
  const cards = (part: GroupActivityPart) =>
    itemCards(
      items.filter((item) => item.part === part),
      {
        town: all,
        from: pointOf(point, place),
        now,
        pick,
        specialsOf: ({ productId }) => specials(productId),
      },
    );
  const { words, startsAt, endsAt } = activity;
  return {
    activityId,
    title: pick(words.title),
    lead: pick(words.lead),
    picture: words.picture,
    rules: words.rules.map(pick),
    startTime: startsAt,
    endTime: endsAt,
    state: stateOf(activity, now),
    serverTime: now,
    hot: cards('HOT'),
    bulk: cards('BULK'),
    drop: cards('DROP'),
  };
};
