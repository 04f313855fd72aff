import { host } from '../host/host.ts';

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

/** Fetches a part of the app, with retries on a bad connection; offline it fails at once. The last failure is the browser's own error. */
export const loadPart = async <T>(load: () => Promise<T>): Promise<T> => {
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
