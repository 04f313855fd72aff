import type { marketHomeRoutes } from '#shared/routes/consumer/market.ts';
import { loadTexts } from '../../../lib/i18n.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

/** The words of the pages behind the home, which its first screen does without. */
const withWords = async <T>(load: Promise<T>): Promise<T> =>
  (await Promise.all([load, loadTexts('market-zone')]))[0];

export const marketHomeScreens: ScreensOf<typeof marketHomeRoutes> = {
  marketIndex: async () => (await import('./market-home.screen.tsx')).MarketHomeScreen,
  marketNew: async () => (await withWords(import('./zone/new-people.screen.tsx'))).NewPeopleScreen,
  marketArticle: async () => (await withWords(import('./zone/article.screen.tsx'))).ArticleScreen,
};
