import { QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import type { Language } from '#shared/i18n/language.ts';
import { splitPath } from '#shared/routes/query.ts';
import { LANDING_FILES, type LandingName } from '../app/landing-files.ts';
import { Router } from '../app/router.tsx';
import { Shell } from '../app/shell.tsx';
import { startEarly } from '../app/start-early.ts';
import type { FirstAnswer } from '../app/first-answers.ts';
import { queryClient } from '../lib/api/query.ts';
import { useLanguage } from '../lib/i18n.ts';
import { screenOf } from '../lib/navigation/screen-of.ts';

/** How long the answers may take that a view is drawn from. */
const ANSWERS_MS = 3000;

const isLanding = (name: ConsumerRouteName): name is LandingName => name in LANDING_FILES;

/** A landing as it is mostly opened: by its own path, about one thing at the most. */
const isDrawn = (at: string): boolean => {
  const { path, query } = splitPath(at);
  const name = screenOf(path);
  if (name === null || !isLanding(name) || consumerRoutes[name].path !== path) return false;
  const [subject] = consumerRoutes[name].params as readonly string[];
  return Object.keys(Object.fromEntries(new URLSearchParams(query))).every(
    (key) => key === subject,
  );
};

/** React reads the state that a store began with, where it draws into a text. */
const setLanguage = async (language: Language): Promise<void> => {
  await useLanguage.getState().choose(language);
  Object.assign(useLanguage.getInitialState(), useLanguage.getState());
};

const areAnswered = (): Promise<void> =>
  new Promise((done) => {
    const end = Date.now() + ANSWERS_MS;
    const look = (): void => {
      if (queryClient.isFetching() === 0 || Date.now() > end) done();
      else setTimeout(look, 5);
    };
    look();
  });

/** Whether everything that was asked is known: half a screen, or one that says that something failed, is worse than its skeleton. */
const isWhole = (): boolean => {
  const asked = queryClient.getQueryCache().getAll();
  return asked.length > 0 && asked.every(({ state }) => state.status === 'success');
};

/** What was read, for the app to draw from: it need not ask again. */
const answersText = (): string =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }): FirstAnswer => [queryKey, state.data]),
  );

/** `answers`: what it was drawn from, as `takeAnswers` reads it. */
export type View = { html: string; answers: string };

/** What a newcomer's browser draws first at an address of the app; null for what is no landing, or could not be read. */
export const drawView = async (at: string, language: Language): Promise<View | null> => {
  if (!isDrawn(at)) return null;
  queryClient.clear();
  await setLanguage(language);
  await startEarly(`#${at}`);
  await areAnswered();
  if (!isWhole()) return null;
  const answers = answersText();
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={at}>
        <Shell>
          <Router />
        </Shell>
      </StaticRouter>
    </QueryClientProvider>,
    // in one piece, however long
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await new Response(prelude).text(), answers };
};
