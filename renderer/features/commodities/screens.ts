import { lazy } from 'react';

/** One screen for both routes: the list stays as it was while a product is open. */
const commodities = lazy(async () => ({
  default: (await import('./commodities.screen.tsx')).CommoditiesScreen,
}));

export const commodityScreens = {
  merchantCommodity: commodities,
  merchantCommodityDetails: commodities,
};
