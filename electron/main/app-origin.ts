/** The one origin of the desktop's own pages. */
export const PAGE_SCHEME = 'app';
export const PAGE_HOST = 'senado';
/** Its documents: the console, and the customer's screen. */
const PAGES = { console: '/index.html', display: '/display.html' } as const;
export type PageName = keyof typeof PAGES;
const urlOf = (page: PageName): string => `${PAGE_SCHEME}://${PAGE_HOST}${PAGES[page]}`;
export const ENTRY_URL = urlOf('console');
export const DISPLAY_URL = urlOf('display');

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Whether a URL or an origin is ours. (`URL.origin` says "null" for schemes of our own, so scheme and host are compared.) */
export const isOwnUrl = (text: string): boolean => {
  const url = parsed(text);
  return (
    url !== null &&
    url.protocol === `${PAGE_SCHEME}:` &&
    url.host === PAGE_HOST &&
    url.username === '' &&
    url.password === ''
  );
};

/** Whether a URL is this document of ours. */
export const isPageUrl = (text: string, page: PageName): boolean => {
  const url = parsed(text);
  return (
    url !== null &&
    isOwnUrl(text) &&
    (url.pathname === PAGES[page] ||
      (page === 'console' && (url.pathname === '/' || url.pathname === '')))
  );
};

/** Whether a page may navigate there: its own document only, as a reload does. Moves by hash are no navigation. `here`: '' before the first document. */
export const mayNavigate = (to: string, here: string): boolean =>
  (isPageUrl(to, 'console') &&
    (here === '' || here === 'about:blank' || isPageUrl(here, 'console'))) ||
  (isPageUrl(to, 'display') && isPageUrl(here, 'display'));
