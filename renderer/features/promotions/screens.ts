import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const promotionScreens = {
  merchantPromotions: lazyPart(
    async () => (await import('./promotions.screen.tsx')).PromotionsScreen,
  ),
};
