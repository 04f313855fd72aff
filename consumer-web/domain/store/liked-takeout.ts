import { findRoutes, homeRoutes } from '#shared/routes/consumer/home.ts';
import { api } from './list-api.ts';
import type { Likes } from './liked-query.ts';

/** Favourite takeout stores. */
export const takeoutLikes: Likes = {
  kind: 'takeout',
  read: api.takeoutStoreLikes,
  routes: { home: homeRoutes.home.path, list: `${findRoutes.goodsStore.path}?kind=liked` },
};
