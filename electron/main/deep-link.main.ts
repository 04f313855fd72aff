import { app } from 'electron';
import { LINK_SCHEME, linkAmong, voucherOfLink } from '#shared/ipc/deep-link.ts';
import { logs } from './logs.main.ts';
import { signals } from './signals.main.ts';

/** Hands what a link names to the console, which looks it up. Any other link is refused, and its text is not logged. */
export const takeLink = (link: string | null): void => {
  if (link === null) return;
  const text = voucherOfLink(link);
  if (text === null) return logs.warn('voucher link refused');
  logs.info('voucher link taken');
  signals.put({ type: 'voucher', text });
};

/** Links reach macOS by an event, which may come before the app is ready; the first start elsewhere has them among its words. */
export const listenForLinks = (): void => {
  app.on('open-url', (event, url) => {
    event.preventDefault();
    takeLink(url);
  });
  takeLink(linkAmong(process.argv));
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
};
