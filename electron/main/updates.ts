import type { UpdateState } from '#shared/ipc/shell.ts';

export const CHECK_EVERY_MS = 6 * 60 * 60_000;

/** Who must have signed an update for Windows: the publisher of `build/electron-builder.yml`. An installer with another signature, or none, is not run. */
export const PUBLISHER = 'Senado';

/** The updater's configuration for a feed, in the format of electron-builder's `app-update.yml`. */
export const updaterConfig = (feed: string): string =>
  [
    'provider: generic',
    `url: ${JSON.stringify(feed)}`,
    'updaterCacheDirName: senado-console-updater',
    `publisherName: ${JSON.stringify([PUBLISHER])}`,
    '',
  ].join('\n');

/** As much of the updater as is used: looks at the feed, and fetches what is newer. It comes into force at the next start, never in the middle of a day's work. */
export type Updater = { readonly fetchNewer: (feed: string) => Promise<'current' | 'ready'> };
export type UpdatePorts = {
  readonly isWanted: () => boolean;
  readonly feed: () => string | null;
  /** Loads the updater. Not called while updates are off: what is not loaded cannot ask any network. */
  readonly load: () => Promise<Updater>;
  readonly every: (ms: number, act: () => void) => void;
  readonly report: (what: string) => void;
};

/** The address of a feed, or null when it is none: https only, so that no one in between can choose what a till runs; no sign-in, query or hash in it. */
export const updateFeed = (text: string | null | undefined): string | null => {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
    ? url.href.replace(/\/$/, '')
    : null;
};

/** Updates by choice. Off until someone turns them on and a feed is set. */
export const createUpdates = ({ isWanted, feed, load, every, report }: UpdatePorts) => {
  let state: UpdateState = 'waiting';
  let running: Promise<UpdateState> | null = null;

  const run = async (from: string): Promise<UpdateState> => {
    state = 'checking';
    try {
      state = await (await load()).fetchNewer(from);
    } catch {
      report('the update feed gave nothing usable');
      state = 'failed';
    }
    return state;
  };
  const now = (): UpdateState => {
    if (!isWanted()) return 'off';
    return feed() === null ? 'noFeed' : state;
  };
  const check = async (): Promise<UpdateState> => {
    const from = feed();
    if (!isWanted() || from === null || state === 'ready') return now();
    running ??= run(from).finally(() => {
      running = null;
    });
    await running;
    return now();
  };
  return {
    now,
    check,
    start: (): void => {
      void check();
      every(CHECK_EVERY_MS, () => {
        void check();
      });
    },
  };
};
export type Updates = ReturnType<typeof createUpdates>;
