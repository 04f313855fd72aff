import type { ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { splitPath } from '#shared/routes/query.ts';
import { askEarly } from '../features/takeout/home/early.ts';
import { screenOf } from '../lib/navigation/screen-of.ts';
import { screens } from './areas.ts';
import type { LandingName } from './landing-files.ts';

/** Asks the server what a screen is drawn from; `query`: the address's own. */
type Question = (query: URLSearchParams) => Promise<unknown>;
type Landing = {
  /** Asked in parallel with the screen's code, not after it. */
  ask?: Question;
  /** The screen's file, fetched at once: the list of its area would come first, and name it a round trip later. */
  screen?: () => Promise<unknown>;
};

/** A question about what the address names; nothing is asked where it names nothing. */
const about =
  (param: string, ask: (id: string) => Promise<unknown>): Question =>
  async (query) => {
    const id = query.get(param);
    if (id !== null) await ask(id);
  };

/** Where many visits begin: by a tab, a link or a printed code. */
const LANDINGS: Partial<Record<ConsumerRouteName, Landing>> = {
  home: { ask: askEarly },
  groupBooking: {
    ask: async (query) => (await import('../features/group/first-question.ts')).askForDeals(query),
    screen: () => import('../features/group/group-booking.screen.tsx'),
  },
  groupProductDetail: {
    ask: about('productId', async (id) =>
      (await import('../features/group/first-deal.ts')).askForDeal(id),
    ),
    screen: () => import('../features/group/product-detail.screen.tsx'),
  },
  groupStore: {
    ask: about('id', async (id) =>
      (await import('../features/group/store-page/first-question.ts')).askForStore(id),
    ),
    screen: () => import('../features/group/store-page/store.screen.tsx'),
  },
  marketIndex: {
    ask: async () => (await import('../features/market/home/first-question.ts')).askForMarkets(),
    screen: () => import('../features/market/home/market-home.screen.tsx'),
  },
  marketStore: {
    ask: about('id', async (id) =>
      (await import('../features/market/store/first-question.ts')).askForMarket(id),
    ),
    screen: () => import('../features/market/store/store.screen.tsx'),
  },
  vipHome: {
    ask: async () => (await import('../features/monthly-card/first-question.ts')).askForCard(),
    screen: () => import('../features/monthly-card/home.screen.tsx'),
  },
  memberOnline: {
    ask: async () => (await import('../features/points/first-question.ts')).askForLevel(),
    screen: () => import('../features/points/online.screen.tsx'),
  },
  Store: {
    ask: about('id', async (id) =>
      (await import('../features/takeout/store/first-question.ts')).askForStore(id),
    ),
    screen: () => import('../features/takeout/store/store.screen.tsx'),
  },
} satisfies Record<LandingName, Landing>;

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

/** Fetches the first screen, its words and its list before React has drawn anything; settles when they are loaded or the wait is over. What cannot be fetched is reported by the screen. `known`: settles when what is known already has been taken over. */
export const startEarly = async (hash: string, known?: Promise<void>): Promise<void> => {
  const { path, query } = splitPath(hash.replace(/^#/, '') || '/');
  const name = screenOf(path);
  if (name === null) return;
  const landing = LANDINGS[name];
  // first, so that it does not stand behind the files of the screen
  const ask = (): Promise<unknown> | undefined => landing?.ask?.(new URLSearchParams(query));
  const answer = (known ? known.then(ask) : ask())?.catch(() => undefined);
  // `load` reports what cannot be fetched
  landing?.screen?.().catch(() => undefined);
  const screen = screens[name].load();
  warmFonts();
  await within(SCREEN_MS, screen);
  if (answer) await within(ANSWER_MS, answer);
};
