import type { GatewayKey } from './headers.ts';

/**
 * The key that the pages of a demonstration sign with (decision O2). It ships in public scripts and
 * is therefore no secret; a town of its own names another in `GATEWAY_KEYS`.
 */
export const WEB_GATEWAY_KEY: GatewayKey = { id: 'senado-web-1', secret: 'azulejo-calcada-lotus' };

/** The key of a built page: `id:secret` as `VITE_GATEWAY_KEY` named it, or that of the demonstration. */
export const webGatewayKey = (text: string | undefined): GatewayKey => {
  if (text === undefined || text === '') return WEB_GATEWAY_KEY;
  const colon = text.indexOf(':');
  return { id: text.slice(0, colon), secret: text.slice(colon + 1) };
};
