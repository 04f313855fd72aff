import type { FastifyInstance } from 'fastify';

/** What the pages of the two apps may do: their own scripts, styles, pictures, workers and calls; wasm for the QR reader. */
const policy = (scripts: string, framed = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${framed}`,
    `frame-src 'self'${framed}`,
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** The policy of a page with these scripts of its own, by their hashes. */
export type Policy = (scripts: readonly string[]) => string;

export const appPolicy: Policy = (scripts) => policy(scripts.map((hash) => ` ${hash}`).join(''));

/** A host of the allow-list as the policy names it; `*.host` means the host itself too. */
const sources = (hosts: readonly string[]): string =>
  hosts
    .flatMap((host) => (host.startsWith('*.') ? [host, host.slice(2)] : [host]))
    .map((host) => ` https://${host}`)
    .join('');

/** The consumer's app loads the public JS-SDK of the social browser, in that client only (`consumer-web/host/wx-sdk.ts`), and frames pages of listed hosts (decision M7). */
export const consumerPolicy =
  (allowedHosts: readonly string[]): Policy =>
  (scripts) =>
    policy(
      [...scripts, 'https://res.wx.qq.com'].map((source) => ` ${source}`).join(''),
      sources(allowedHosts),
    );

/** Two years, for this name and all below it. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** For answers that are no pages. */
const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What only a page or a worker can heed, so that scripts, pictures and calls are sent without it. */
const PAGE_HEADERS = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), hid=(self), serial=(self), microphone=(), geolocation=(self)',
};

/** Headers of every answer. What has a content policy of its own by then is a page, or a worker's script. */
export const securityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    const own = reply.hasHeader('content-security-policy')
      ? PAGE_HEADERS
      : { 'content-security-policy': NOTHING_POLICY };
    reply.headers({
      'x-content-type-options': 'nosniff',
      ...own,
      // what came encrypted, also through a proxy that says so, is never asked for in the open again
      ...(request.protocol === 'https' && { 'strict-transport-security': HSTS }),
      // answers are for their caller alone; files say themselves how long they are good for
      ...(!reply.hasHeader('cache-control') && { 'cache-control': 'no-store' }),
    });
  });
};
