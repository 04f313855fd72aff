import { lazy, useState, type ComponentType } from 'react';
import { settingsStore } from '../lib/settings.ts';
import type { TextPart } from '../lib/text-parts.ts';
import { loadTexts } from '../lib/texts.ts';

/** What `loadParts` has not loaded yet. */
const waiting: (() => Promise<unknown>)[] = [];

/** Words and kit styles that the first load leaves out. */
const loadLater = (): Promise<unknown> =>
  Promise.all([
    loadTexts(settingsStore.getState().language, 'later'),
    import('./kit-styles-later.ts'),
  ]);

/** A component with the way to load it beforehand. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & {
  load: () => Promise<unknown>;
};

/**
 * A component whose script is no part of the first load. It is drawn once its script, words and
 * styles are here; what was loaded in idle time is drawn at once. `first`: the words and styles of
 * the first load are enough.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needs: TextPart = 'later',
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const get = async (): Promise<ComponentType<Props>> => {
    const [part] = await Promise.all([load(), needs === 'later' && loadLater()]);
    loaded = part;
    return part;
  };
  const Lazy = lazy(async () => ({ default: await get() }));
  waiting.push(get);
  // one for the life of an instance: another type of component would lose its state
  const choose = (): ComponentType<Props> => loaded ?? Lazy;
  const Drawn = (props: Props) => {
    const [Part] = useState(choose);
    return <Part {...props} />;
  };
  return Object.assign(Drawn, { load: get });
};

/** Loads every lazy part, one after the other, also those that come with a part: then each opens without a network. */
export const loadParts = async (rest: () => Promise<void>): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await rest();
    // offline, or gone with an update: loaded when it is opened
    await next().catch(() => undefined);
  }
};
