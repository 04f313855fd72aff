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

const refetchStyles = (lost: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    const link = lost.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => {
      lost.remove();
      done();
    });
    link.addEventListener('error', () => {
      link.remove();
      fail(new Error(`Unable to preload CSS for ${link.href}`));
    });
    document.head.append(link);
  });

/** The bundler requests the styles of a part once: those that failed are fetched here, or the part would be unstyled. */
const mendStyles = async (): Promise<void> => {
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(lost.map(refetchStyles));
};

const withRetries = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const [times, ms] of RETRY_MS.entries()) {
    try {
      const part = await load();
      if (times > 0) await mendStyles();
      return part;
    } catch (error) {
      if (!host.isOnline()) throw error;
      await wait(ms);
    }
  }
  const part = await load();
  await mendStyles();
  return part;
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
