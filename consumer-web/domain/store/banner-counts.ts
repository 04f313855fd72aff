import { trackLater } from '../../lib/track/track-later.ts';
import { useImpression } from '../../lib/track/use-impression.ts';

const SEND_MS = 4000;

type Count = {
  id: string;
  showNum?: number;
  clickNum?: number;
  loseInterestNum?: number;
  nextTipNum?: number;
};
let waiting: Count[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const send = (): void => {
  const rows = waiting.splice(0, 50);
  timer = undefined;
  if (rows.length > 0)
    void import('./list-api.ts').then(({ api }) => api.bannerAdd(rows)).catch(() => undefined);
};

/** The same for the analytics, unless the visitor has opted out. */
const report = ({ id, showNum, clickNum }: Count): void => {
  const event =
    showNum !== undefined ? 'AdsenseExposure' : clickNum !== undefined ? 'AdsenseClick' : null;
  if (event !== null) trackLater(event, { bannerId: id });
};

/** Records an event of a banner; several are sent together, and nothing waits for it. */
export const countBanner = (count: Count): void => {
  waiting = [...waiting, count];
  timer ??= setTimeout(send, SEND_MS);
  report(count);
};

/** Counts a banner as shown, once a visit, when it has been in sight for two seconds (spec 000 §4). */
export const useSeen = <E extends Element>(id: string) =>
  useImpression<E>(`banner:${id}`, () => {
    countBanner({ id, showNum: 1 });
  });
