import { LANGUAGES, type Language } from '#shared/i18n/language.ts';
import { loadParts } from '../ui/lazy-part.tsx';
import { loadTexts } from '../lib/texts.ts';

/** The first screen is ready by then, and has asked for what it shows. */
const START_MS = 3000;

const idle = (): Promise<void> =>
  new Promise((done) => {
    // not every browser knows idle time
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done());
    else setTimeout(done);
  });

/** From then on a tab's page opens offline too (ADR 0020); the desktop has its pages on the disk. */
const keepPage = (): void => {
  if (!import.meta.env.PROD || !window.location.protocol.startsWith('http')) return;
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register('./offline.js').catch(() => undefined);
};

const loadRest = async (): Promise<void> => {
  keepPage();
  await loadParts(idle);
  for (const language of Object.keys(LANGUAGES) as Language[])
    await loadTexts(language, 'later').catch(() => undefined);
};

/** Loads what the first load leaves out: a till that loses its network has every page, dialog and language. */
export const loadInIdle = (): void => {
  setTimeout(() => void loadRest(), START_MS);
};
