/** The Content-Security-Policy of every page, worker and asset of the console. `backend`: origin of the one server that pages may call. */
export const contentPolicy = (backend: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${backend}`,
    `connect-src 'self' ${backend}`,
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers that go with every answer of the page protocol. */
export const pageHeaders = (backend: string): Record<string, string> => ({
  'content-security-policy': contentPolicy(backend),
  'permissions-policy':
    'camera=(self), hid=(self), serial=(self), microphone=(), geolocation=(), usb=(self), display-capture=(), payment=()',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
});
