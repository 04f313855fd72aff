import { host } from '../lib/host.ts';
import { loadLanguage } from '../lib/i18n.ts';
import { reloadWhenPartsAreGone } from './chunk-reload.ts';
import { beforeFirstScreen } from './prepare.ts';
import { startEarly } from './start-early.ts';

document.documentElement.dataset['client'] = host.kind;
reloadWhenPartsAreGone();
const words = loadLanguage();
// told to who waits for it
words.catch(() => undefined);
const screen = startEarly(location.hash);

/** When the sentences are there, the client lets the page show, and the first screen can be drawn whole. Fails on a bad line, and may then be asked again. */
export const isReady = async (): Promise<void> => {
  await Promise.all([words.catch(loadLanguage), beforeFirstScreen(), screen]);
};
