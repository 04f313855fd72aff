import { lazy, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { host } from '../lib/host/host.ts';
import { onLongAway, watchFrames } from '../lib/clock/long-away.ts';
import { loadTexts } from '../lib/i18n.ts';
import { readPlatform } from '../lib/platform.ts';
import { queryClient } from '../lib/api/query.ts';
import { noteEvent } from '../lib/track/note-event.ts';
import { sendWhenLeft } from '../lib/track/track.ts';
import { useHashReroute } from './hash-reroute.ts';
import { HomeButton } from './home-button.tsx';
import { useHasStarts } from '../domain/reminders/start-reminders.ts';
import { underWay } from '../domain/order/news/under-way.ts';
import { LoadingSign } from './loading-sign.tsx';

/** With its words, which only those who have reminders need. */
const Starts = lazy(async () => {
  const [{ StartLine }] = await Promise.all([import('./lines.ts'), loadTexts('reminders')]);
  return { default: StartLine };
});

/** For those who have an order under way. */
const News = lazy(async () => ({
  default: (await import('./lines.ts')).OrderNews,
}));

/** Long after all that a first screen asks for. */
const KEEPER_MS = 8000;

/** From then on the page opens offline too (ADR 0020). Browsers without service workers, or that forbid them, go on as before. */
const keepPage = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register('./offline.js').catch(() => undefined);
  }, KEEPER_MS);
};

/** Runs once in a visit. */
const begin = (): void => {
  watchFrames(
    document,
    () => Date.now(),
    (run) => {
      requestAnimationFrame(run);
    },
  );
  onLongAway(() => void queryClient.invalidateQueries());
  sendWhenLeft(document);
  keepPage();
  readPlatform().catch(() => undefined); // all stays as it was built
};

/** Each page that is opened counts as a view. */
const usePageViews = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    noteEvent('ActiveView', { page: pathname });
  }, [pathname]);
};

/** Background work that can wait until the first screen is shown: it is no part of the first load. */
export const Around = () => {
  useHashReroute();
  usePageViews();
  useEffect(begin, []);
  const hasStarts = useHasStarts();
  // looked at with each page that is opened
  const hasOrders = underWay.get() > 0;
  return (
    <>
      {hasStarts && <Starts />}
      {hasOrders && <News />}
      {host.kind === 'wallet' && <HomeButton />}
      <LoadingSign />
    </>
  );
};
