import { host } from '../lib/host/host.ts';
import { loadLanguage } from '../lib/i18n.ts';
import { reloadWhenPartsAreGone } from './chunk-reload.ts';
import { beforeFirstScreen } from './prepare.ts';
import { startEarly } from './start-early.ts';

document.documentElement.dataset['client'] = host.kind;
reloadWhenPartsAreGone();
// when profiled, browsers record the call stack of each request: this file's own start is kept out of it
const started = Promise.resolve();
const words = started.then(loadLanguage);
// reported to whoever awaits it
words.catch(() => undefined);
const screen = started.then(() => startEarly(location.hash));

/** Resolves when the words are loaded, the client lets the page show, and the first screen can be drawn whole. Fails on a bad connection, and may then be called again. */
export const isReady = async (): Promise<void> => {
  await Promise.all([words.catch(loadLanguage), beforeFirstScreen(), screen]);
};
