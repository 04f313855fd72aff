import { queryOptions } from '@tanstack/react-query';
import type { Point } from '#shared/geo/distance.ts';
import { isNewUser } from '#shared/popup/activity-state.ts';
import { popListRequest } from '#shared/popup/popup-content.ts';
import type { PopupBanner } from '../../../domain/store/model.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { currentT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { moreApi } from './more-api.ts';

const FOR_LONG = 10 * 60_000;

/** Whether somebody is new to the supermarkets: a visitor is, and whoever cannot be looked up. The call is not made for a visitor. */
export const isNewQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', 'market', 'isNew', userId],
    queryFn: async ({ signal }): Promise<boolean> => {
      const scope = await moreApi.marketUserScope({}, { signal }).then(
        ({ userScope }) => userScope,
        () => null,
      );
      return isNewUser(scope);
    },
    staleTime: FOR_LONG,
  });

/** The advertisement of the zone for new users; null for others. */
export const newPeopleAdQuery = (at: Point, userId: string) =>
  queryOptions({
    queryKey: ['mine', 'market', 'newPeopleAd', userId, at],
    queryFn: async ({ signal }) =>
      (await queryClient.fetchQuery(isNewQuery(userId)))
        ? moreApi.marketNewPeopleAd({ ...at }, { signal })
        : { result: null },
    staleTime: FOR_LONG,
  });

export const levelQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', 'market', 'level', userId],
    queryFn: ({ signal }) => moreApi.memberLevel({}, { signal }),
    enabled: userId !== '',
    staleTime: FOR_LONG,
  });

type Listed = { result: PopupBanner[]; hasFailed: boolean };
const listed = (asked: Promise<{ result: PopupBanner[] }>): Promise<Listed> =>
  asked.then(
    ({ result }) => ({ result, hasFailed: false }),
    () => ({ result: [], hasFailed: true }),
  );

/**
 * What may pop up, in the order of decision P12: top, for new users, active, roll. A list that cannot be loaded
 * is left out, with a toast but for new users (spec 002 §8); without a latitude nothing is asked (spec 002 §5).
 */
export const popupsQuery = (at: Point, userId: string) =>
  queryOptions({
    queryKey: ['mine', 'market', 'popups', userId, at],
    queryFn: async ({ signal }): Promise<PopupBanner[]> => {
      const [active, roll] = (['active', 'roll'] as const).map((type) => popListRequest(at, type));
      if (!active || !roll) return [];
      const lists = await Promise.all([
        listed(moreApi.marketTopPopups({ ...at }, { signal })),
        queryClient.fetchQuery(newPeopleAdQuery(at, userId)).then(
          ({ result }) => ({ result: result === null ? [] : [result], hasFailed: false }),
          () => ({ result: [], hasFailed: false }),
        ),
        listed(moreApi.marketPopups(active, { signal })),
        listed(moreApi.marketPopups(roll, { signal })),
      ]);
      if (lists.some(({ hasFailed }) => hasFailed)) notify(currentT()('market.popupsFailed'));
      return lists.flatMap(({ result }) => result);
    },
    staleTime: FOR_LONG,
  });
