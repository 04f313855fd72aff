/**
 * The one difference that cannot be bridged: Chromium lets nobody answer a scheme of one's own, so the pages of `app://senado` are served at this origin,
 * by main's own protocol handler, over loopback. It is a secure context like `app:`, and has no port in it, so that it is the same at every start.
 */
export const PAGE_ORIGIN = 'http://app.senado.localhost';
const APP_ORIGIN = 'app://senado';

const swap = (url: string, from: string, to: string): string =>
  url === from || url.startsWith(`${from}/`) ? to + url.slice(from.length) : url;

/** An address as main knows it, as Chromium must be told it. */
export const toChromium = (url: string): string => swap(url, APP_ORIGIN, PAGE_ORIGIN);
/** An address that Chromium tells, as main must see it. */
export const toMain = (url: string): string => swap(url, PAGE_ORIGIN, APP_ORIGIN);
