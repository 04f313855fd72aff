import { lazyPart } from '../../ui/lazy-part.tsx';

/** One screen for both routes: the list stays as it was while a product is open. */
const commodities = lazyPart(
  async () => (await import('./commodities.screen.tsx')).CommoditiesScreen,
);

export const commodityScreens = {
  merchantCommodity: commodities,
  merchantCommodityDetails: commodities,
};
