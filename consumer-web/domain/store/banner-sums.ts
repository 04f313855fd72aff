import type { BannerCount } from './banner-count.ts';
import { api } from './list-api.ts';
import { reportBanner } from './report-banner.ts';

const SEND_MS = 4000;

let waiting: BannerCount[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const send = (): void => {
  const rows = waiting.splice(0, 50);
  timer = undefined;
  if (rows.length > 0) api.bannerAdd(rows).catch(() => undefined);
};

/** Counts an event of a banner; several are sent together. */
export const countBanner = (count: BannerCount): void => {
  waiting = [...waiting, count];
  timer ??= setTimeout(send, SEND_MS);
  reportBanner(count);
};
