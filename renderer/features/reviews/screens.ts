import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const reviewScreens = {
  merchantReviews: lazyPart(async () => (await import('./reviews.screen.tsx')).ReviewsScreen),
};
