import type { FastifyInstance } from 'fastify';

/** What the pages of the two apps may do: their own scripts, styles, pictures, workers and calls; wasm for the QR reader. */
const policy = (scripts: string, framed = ''): string => [
  "default-src 'self'", `script-src 'self' 'wasm-unsafe-eval'${scripts}`, "style-src 'self' 'unsafe-inline'", `img-src 'self' data: blob:${framed}`, `frame-src 'self'${framed}`, "connect-src 'self'", "worker-src 'self' blob:",
  "media-src 'self' blob:", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'",
].join('; ');

export const APP_POLICY = policy('');

/** A host of the allow-list as the policy names it; `*.host` means the host itself too. */
const sources = (hosts: readonly string[]): string => hosts.flatMap((host) => (host.startsWith('*.') ? [host, host.slice(2)] : [host])).map((host) => ` https://${host}`).join('');

/** The consumer's app loads the public JS-SDK of the social browser, in that client only (`consumer-web/host/wx-sdk.ts`), and frames pages of listed hosts (decision M7). */
export const consumerPolicy = (allowedHosts: readonly string[]): string => policy(' https://res.wx.qq.com', sources(allowedHosts));

/** For answers that are no pages. */
const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. A page sets its own content policy before. */
export const securityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_POLICY);
    reply.headers({
      'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': 'camera=(self), hid=(self), serial=(self), microphone=(), geolocation=(self)',
    });
  });
};
