/** The one origin of the desktop's own pages. */
export const PAGE_SCHEME = 'app';
export const PAGE_HOST = 'senado';
export const ENTRY_URL = `${PAGE_SCHEME}://${PAGE_HOST}/index.html`;

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Whether a URL or an origin is ours. (`URL.origin` says "null" for schemes of our own, so scheme and host are compared.) */
export const isOwnUrl = (text: string): boolean => {
  const url = parsed(text);
  return url !== null && url.protocol === `${PAGE_SCHEME}:` && url.host === PAGE_HOST && url.username === '' && url.password === '';
};

/** Whether a page may navigate there: its own entry document only, as a reload does. Moves by hash are no navigation. */
export const isEntryUrl = (text: string): boolean => {
  const url = parsed(text);
  return url !== null && isOwnUrl(text) && (url.pathname === '/' || url.pathname === '/index.html');
};
