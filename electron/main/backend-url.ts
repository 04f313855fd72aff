export const DEFAULT_BACKEND = 'http://127.0.0.1:3000';

export type BackendChoice =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly from: 'SENADO_BACKEND' | 'backend.json' };

/** The origin of a backend's address, or null when it is none: http or https only, no sign-in, no path, query or hash in it. */
export const backendOrigin = (text: string): string | null => {
  if (!URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  const isPlain =
    url.username === '' &&
    url.password === '' &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '';
  return isPlain && (url.protocol === 'http:' || url.protocol === 'https:') ? url.origin : null;
};

const urlOf = (json: string): string | null => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' &&
      value !== null &&
      'url' in value &&
      typeof value.url === 'string'
      ? value.url
      : null;
  } catch {
    return null;
  }
};

/** Which backend the console talks to: the environment first, then `backend.json` (`{"url": "https://…"}`) in the user's data folder, else this machine. A wrong address is reported, never skipped. */
export const chooseBackend = ({
  env,
  file,
}: {
  env: string | undefined;
  file: string | null;
}): BackendChoice => {
  const named = env?.trim() ?? '';
  if (named !== '') {
    const url = backendOrigin(named);
    return url === null ? { ok: false, from: 'SENADO_BACKEND' } : { ok: true, url };
  }
  if (file === null) return { ok: true, url: DEFAULT_BACKEND };
  const url = backendOrigin(urlOf(file) ?? '');
  return url === null ? { ok: false, from: 'backend.json' } : { ok: true, url };
};

const PRIVATE_V4 = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** The kind of network that a backend is in, by Chromium's rules for local networks. */
export const backendPlace = (origin: string): 'loopback' | 'local' | 'public' => {
  const host = new URL(origin).hostname;
  if (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host.startsWith('127.') ||
    host === '[::1]'
  )
    return 'loopback';
  return PRIVATE_V4.test(host) || host.endsWith('.local') || /^\[f[cde]/.test(host)
    ? 'local'
    : 'public';
};
