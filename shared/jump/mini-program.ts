import { joinPath, splitPath } from '../routes/query.ts';

type Page = { call: 'navigateTo' | 'switchTab'; target: string };

/**
 * Addresses that the mini-program shows as pages of its own (spec 000 §2); tab pages take no query.
 */
const PAGES: Readonly<Record<string, Page>> = {
  '/group/store': { call: 'navigateTo', target: '/pages/group/store/index' },
  '/group/productDetail': { call: 'navigateTo', target: '/pages/group/productDetail/index' },
  '/market/store': { call: 'navigateTo', target: '/pages/market/store/index' },
  '/market/redpackSearch': { call: 'navigateTo', target: '/pages/market/search/repackStores' },
  '/store': { call: 'navigateTo', target: '/pages/takeaway/store/index' },
  '/search': { call: 'navigateTo', target: '/pages/takeaway/search/list' },
  '/market/index': { call: 'switchTab', target: '/pages/index/market/index' },
  '/': { call: 'switchTab', target: '/pages/index/home/index' },
};

/** The mini-program's own page for a path of this app, or null when the app shows it itself. */
export const miniProgramPage = (fullPath: string): Page | null => {
  const { path, query } = splitPath(fullPath);
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (page === undefined) return null;
  return {
    call: page.call,
    target: page.call === 'switchTab' ? page.target : joinPath(page.target, query),
  };
};
