import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kit/config.ts';
import { Refusal } from '../kit/refusal.ts';
import { byteRange } from './byte-range.ts';
import { sendRefusal } from './errors.ts';
import { appPolicy, consumerPolicy, type Policy } from './security-headers.ts';
import { encodingFor, staticFiles, type StaticFile } from './static-files.ts';

const PICTURES = path.join(import.meta.dirname, '..', 'demo', 'pictures');
/** A name with a hash of the content (`index-B1x_9aQz.js`): what it names never changes. */
const HASHED = /-[\w-]{7,}\.\w+$/;
const HOUR_SECONDS = 3600;

/** The service worker is asked for anew each time, so that a new version of it is found. */
const isServiceWorker = (name: string): boolean => name === 'offline.js';

/** An address with the start of the content's hash (`?v=`) names this content and no other. */
const isNamedByContent = (version: unknown, etag: string): boolean =>
  typeof version === 'string' && version.length >= 8 && etag.startsWith(`"${version}`);

const cacheFor = (name: string, isOfContent: boolean): string => {
  if (name.endsWith('.html') || isServiceWorker(name)) return 'no-cache';
  return isOfContent || (name.includes('assets/') && HASHED.test(name))
    ? 'public, max-age=31536000, immutable'
    : `public, max-age=${HOUR_SECONDS}`;
};

/** What runs by a policy of its own; scripts and styles run by that of the page that asks for them. */
const HAS_POLICY = /\.html$|\.worker-[\w-]+\.js$/;

/** A video, in the part that its player asks for: some play nothing that comes only as a whole. */
const sendVideo = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bodies: { identity } }: StaticFile,
): FastifyReply => {
  const range = byteRange(request.headers.range, identity.length);
  reply.type(type).header('accept-ranges', 'bytes');
  if (range === null) return reply.send(identity);
  if (range === 'none')
    return reply.code(416).header('content-range', `bytes */${identity.length}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${identity.length}`)
    .send(identity.subarray(range.start, range.end + 1));
};

type Found = { name: string; file: StaticFile; policy: Policy };

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, file, policy }: Found,
): FastifyReply => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.headers({
    'cache-control': cacheFor(
      name,
      isNamedByContent((request.query as { v?: unknown }).v, file.etag),
    ),
    etag: file.etag,
    vary: 'accept-encoding, origin',
    ...((HAS_POLICY.test(name) || isServiceWorker(name)) && {
      'content-security-policy': policy(file.scripts),
    }),
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (file.type.startsWith('video/')) return sendVideo(request, reply, file);
  const body = file.bodies[encoding];
  if (encoding !== 'identity' && body !== file.bodies.identity)
    reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
};

const ownName = (asked: string): string => (asked === '' ? 'index.html' : asked);
/** A pickup screen's address ends in its token, which is no file: each is the same page. */
const wallName = (asked: string): string => (/^[\w-]*$/.test(asked) ? 'index.html' : asked);

type Served = { policy?: Policy; nameOf?: (asked: string) => string };

/** Serves one folder under a prefix; a folder's own address is its `index.html`. */
const serve = (
  app: FastifyInstance,
  prefix: string,
  root: string,
  { policy = appPolicy, nameOf = ownName }: Served = {},
): void => {
  const files = staticFiles(root);
  app.get(`${prefix}*`, async (request, reply) => {
    const name = nameOf((request.params as { '*': string })['*']);
    const file = await files(name);
    return file
      ? send(request, reply, { name, file, policy })
      : sendRefusal(request, reply, new Refusal('NO_SUCH_CALL'));
  });
};

/** The consumer app at `/`, the console at `/console/`, pickup screens at `/wall/`, the town's pictures at `/pictures/`. */
export const staticApps = (
  app: FastifyInstance,
  { distDir, appInfo }: Pick<Config, 'distDir' | 'appInfo'>,
): void => {
  serve(app, '/pictures/', PICTURES);
  app.get('/console', (_request, reply) => reply.redirect('/console/', 308));
  serve(app, '/console/', path.resolve(distDir, 'console'));
  serve(app, '/wall/', path.resolve(distDir, 'wall'), { nameOf: wallName });
  serve(app, '/', path.resolve(distDir, 'consumer-web'), {
    policy: consumerPolicy(appInfo.allowedHosts),
  });
};
