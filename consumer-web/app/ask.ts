import { host } from '../lib/host/host.ts';
import { loadLanguage } from '../lib/i18n.ts';
import { reloadWhenPartsAreGone } from './chunk-reload.ts';
import { takeAnswers } from './first-answers.ts';
import { beforeFirstScreen } from './prepare.ts';
import { startEarly } from './start-early.ts';

document.documentElement.dataset['client'] = host.kind;
reloadWhenPartsAreGone();
/** The app's own requests come after what is shown meanwhile. When profiled, browsers record the call stack of each request: this file's own start is kept out of it. */
export const started = Promise.resolve(window.firstView);
const words = started.then(loadLanguage);
// reported to whoever awaits it
words.catch(() => undefined);
const screen = started.then((view) => startEarly(location.hash, view && takeAnswers(view.answers)));

/** Resolves when the words are loaded, the client lets the page show, and the first screen can be drawn whole. Fails on a bad connection, and may then be called again. */
export const isReady = async (): Promise<void> => {
  await Promise.all([words.catch(loadLanguage), beforeFirstScreen(), screen]);
};
