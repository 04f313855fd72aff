import { host } from '../lib/host/host.ts';
import { loadLanguage } from '../lib/i18n.ts';
import { reloadWhenPartsAreGone } from './chunk-reload.ts';
import { beforeFirstScreen } from './prepare.ts';
import { startEarly } from './start-early.ts';

document.documentElement.dataset['client'] = host.kind;
reloadWhenPartsAreGone();
// a request's way is noted by a browser that is watched, through all functions that are running: none of this file's own first run is among them
const started = Promise.resolve();
const words = started.then(loadLanguage);
// reported to whoever awaits it
words.catch(() => undefined);
const screen = started.then(() => startEarly(location.hash));

/** Resolves when the words are loaded, the client lets the page show, and the first screen can be drawn whole. Fails on a bad connection, and may then be called again. */
export const isReady = async (): Promise<void> => {
  await Promise.all([words.catch(loadLanguage), beforeFirstScreen(), screen]);
};
