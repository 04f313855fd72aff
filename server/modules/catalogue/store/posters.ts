import type { Query } from '#server/db/db.ts';
import type { TakeoutActivity, TakeoutActivityOf } from './activity-rules.ts';
import { ofKind } from './of-kind.ts';
import { idsOfClass } from './poster-repo.ts';
import type { TakeoutStore } from './store-repo.ts';

/** The posters that a store has up, each with its dishes: of a class those that stand in it now. */
export const postersUp = (
  query: Query,
  store: Pick<TakeoutStore, 'merchantId' | 'id'>,
  activities: readonly TakeoutActivity[],
): Promise<TakeoutActivityOf<'poster'>[]> =>
  Promise.all(
    ofKind(activities, 'poster').map(async (poster) => {
      const { leadsTo } = poster.rules;
      if (leadsTo?.kind !== 'CLASS') return poster;
      const productIds = await idsOfClass(query, store, leadsTo.id);
      return { ...poster, rules: { ...poster.rules, productIds } };
    }),
  );
