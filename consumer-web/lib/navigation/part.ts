import { NAVIGATION_MS } from '#shared/guards/timing.ts';
import { host } from '../host/host.ts';

/** The messages of browsers when a part cannot be fetched, by the documented names of the failure (spec 000 §8). */
const LOST = {
  CSS_CHUNK_LOAD_FAILED: /CSS_CHUNK_LOAD_FAILED|preload CSS/i,
  ChunkLoadError: /ChunkLoadError|dynamically imported module|importing a module|module script/i,
} as const;
type Lost = keyof typeof LOST;

/** Whether it is the script or the styles of a part that could not be fetched; null for any other failure. */
export const lostPart = (error: unknown): Lost | null => {
  if (!(error instanceof Error)) return null;
  const names = Object.keys(LOST) as Lost[];
  return names.find((name) => LOST[name].test(`${error.name} ${error.message}`)) ?? null;
};

/** Waits before the tries that follow a lost part of the app, as for a read that got no answer. */
const RETRY_MS = [300, 900, 1800] as const;

const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** A load has failed: styles that were requested with it are missing, and no later load requests them. */
let mayLackStyles = false;

const loadWhole = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    const part = await load();
    if (mayLackStyles) await (await import('./mend-styles.ts')).mendStyles();
    mayLackStyles = false;
    return part;
  } catch (error) {
    mayLackStyles = true;
    throw error;
  }
};

const withRetries = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const ms of RETRY_MS) {
    try {
      return await loadWhole(load);
    } catch (error) {
      if (!host.isOnline()) throw error;
      await wait(ms);
    }
  }
  return loadWhole(load);
};

/** Fails as a lost script when nothing has come in two minutes (spec 000 §9). */
const inTime = <T>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new Error('ChunkLoadError: no answer'));
    }, NAVIGATION_MS.chunkLoad);
  });
  return Promise.race([loading, late]).finally(() => {
    clearTimeout(timer);
  });
};

/** Fetches a part of the app, with retries on a bad connection; offline it fails at once. A lost part is an error of its documented name. */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await inTime(withRetries(load));
  } catch (error) {
    const name = lostPart(error);
    if (name === null) throw error;
    throw Object.assign(new Error(name, { cause: error }), { name });
  }
};
