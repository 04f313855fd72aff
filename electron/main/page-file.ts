import { extname, isAbsolute, relative, resolve, sep } from 'node:path';
import { isOwnUrl } from './app-origin.ts';

const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

/** Media type by ending; `nosniff` goes with it, so an unknown ending is never run or shown. */
export const mimeType = (file: string): string =>
  MIME[extname(file).toLowerCase()] ?? 'application/octet-stream';

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The file inside `root` that a URL of our origin names, or null when it names none: another host, a step upwards, a backslash, a drive, a stream or a control character. */
export const pageFile = (root: string, url: string): string | null => {
  if (!isOwnUrl(url)) return null;
  const path = decoded(new URL(url).pathname);
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (path === null || /[\u0000-\u001f\\:]/.test(path)) return null;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment === '..' || segment === '.')) return null;
  const file = resolve(root, ...(segments.length === 0 ? ['index.html'] : segments));
  const inside = relative(root, file);
  return inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)
    ? null
    : file;
};
