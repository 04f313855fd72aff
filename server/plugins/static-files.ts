import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};
const PACKED = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.wasm',
  '.webmanifest',
  '.txt',
  '.map',
]);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
/** `scripts`: hashes of the inline scripts of a page, as its content policy names them. */
export type StaticFile = {
  type: string;
  etag: string;
  scripts: readonly string[];
  bodies: Readonly<Record<Encoding, Buffer>>;
};
type CachedFile = { changedMs: number; file: Promise<StaticFile> };

/** The form that the build packed, unless the file changed since; else one packed now. */
const packed = async (full: string, identity: Buffer): Promise<Buffer> => {
  const [file, built] = await Promise.all([
    fs.promises.stat(full),
    fs.promises.stat(`${full}.br`).catch(() => null),
  ]);
  if (built && built.mtimeMs >= file.mtimeMs) return fs.promises.readFile(`${full}.br`);
  return brotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
};

/** What a page's own scripts are known by: nothing else that gets into the page may run. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].flatMap(([, script]) =>
    script ? [`'sha256-${createHash('sha256').update(script).digest('base64')}'`] : [],
  );

const load = async (full: string): Promise<StaticFile> => {
  const identity = await fs.promises.readFile(full);
  const extension = path.extname(full).toLowerCase();
  const isPacked = PACKED.has(extension) && identity.length > 1024;
  const [br, gz] = isPacked
    ? await Promise.all([packed(full, identity), gzipped(identity, { level: 6 })])
    : [identity, identity];
  const scripts = extension === '.html' ? scriptsIn(identity.toString('utf8')) : [];
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    scripts,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br, gzip: gz, identity },
  };
};

/** Files of one folder with their packed forms, each read and packed once and again when it changes. Nothing outside the folder can be named. */
export const staticFiles = (root: string) => {
  const cached = new Map<string, CachedFile>();
  return async (name: string): Promise<StaticFile | null> => {
    const full = path.join(root, path.normalize(`/${name}`));
    const found = await fs.promises.stat(full).catch(() => null);
    if (!found?.isFile()) return null;
    const old = cached.get(full);
    if (old?.changedMs === found.mtimeMs) return old.file;
    const file = load(full);
    cached.set(full, { changedMs: found.mtimeMs, file });
    return file;
  };
};

/** The best form that the caller takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const words = (accepted ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !/;\s*q=0(\.0*)?$/.test(word))
    .map((word) => word.split(';')[0]);
  return words.includes('br') ? 'br' : words.includes('gzip') ? 'gzip' : 'identity';
};
