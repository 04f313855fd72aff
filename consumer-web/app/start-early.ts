import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { splitPath } from '#shared/routes/query.ts';
import { askEarly } from '../features/takeout/home/early.ts';
import { screenOf } from '../lib/navigation/screen-of.ts';
import { screens } from './areas.ts';

/** What a screen fetches as soon as it is known that a visit begins there: in parallel with its code, not after it. */
const FIRST_QUESTIONS: Partial<
  Record<ConsumerRouteName, (query: URLSearchParams) => Promise<unknown>>
> = {
  home: askEarly,
  groupBooking: async (query) =>
    (await import('../features/group/first-question.ts')).askForDeals(query),
  Store: async (query) => {
    const id = query.get('id');
    if (id === null) return;
    await (await import('../features/takeout/store/first-question.ts')).askForStore(id);
  },
};

/** How long the first drawing waits for the screen's own code and words, and then for what it asked. Drawing twice costs a slow phone more than this. */
const SCREEN_MS = 3000;
const ANSWER_MS = 500;

const within = (ms: number, what: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    what.catch(() => undefined),
    new Promise((done) => {
      setTimeout(done, ms);
    }),
  ]);

/** The first text is slow, because the browser looks up its fonts then: so it is done now, while the replies are in flight. The page's one sentence is laid out, hidden, in both weights. */
const warmFonts = (): void => {
  setTimeout(() => {
    document
      .querySelector<HTMLElement>('.not-yet')
      ?.style.setProperty('content-visibility', 'visible', 'important');
  });
};

/** Fetches the first screen, its words and its list before React has drawn anything; settles when they are loaded or the wait is over. What cannot be fetched is reported by the screen. */
export const startEarly = async (hash: string): Promise<void> => {
  const { path, query } = splitPath(hash.replace(/^#/, '') || '/');
  const name = screenOf(path);
  if (name === null) return;
  const screen = screens[name].load();
  const answer =
    consumerRoutes[name].meta.auth === true
      ? undefined
      : FIRST_QUESTIONS[name]?.(new URLSearchParams(query)).catch(() => undefined);
  warmFonts();
  await within(SCREEN_MS, screen);
  if (answer) await within(ANSWER_MS, answer);
};
