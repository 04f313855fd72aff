import type { Plugin } from 'vite';

/**
 * Address of the backend of a built app, or '' for the origin that serves the page. Throws on
 * anything but a bare http(s) origin.
 */
export const builtBackend = (text = process.env['VITE_BACKEND_URL'] ?? ''): string => {
  if (text === '') return '';
  const url = new URL(text);
  if (
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== ''
  )
    throw new Error('VITE_BACKEND_URL must be an origin, such as https://api.example');
  return url.origin;
};

/** Refuses a key for the pages that the server's `GATEWAY_KEYS` would not take. */
export const checkGatewayKey = (text = process.env['VITE_GATEWAY_KEY'] ?? ''): void => {
  if (text !== '' && !/^[\w.-]{1,64}:.{16,256}$/.test(text))
    throw new Error('VITE_GATEWAY_KEY must be id:secret, the secret of at least 16 characters');
};

/** Writes the backend's address into the page's `senado-backend` meta at build time. */
export const backendMeta = (): Plugin => ({
  name: 'senado:backend',
  apply: 'build',
  buildStart: () => checkGatewayKey(),
  transformIndexHtml: (html) =>
    html.replace(
      'name="senado-backend" content=""',
      `name="senado-backend" content="${builtBackend()}"`,
    ),
});
