import type { GatewayKey } from './headers.ts';

/**
 * The key that our own pages sign with (decision O2). It ships in public scripts and is therefore
 * no secret; a deployment may name others in `GATEWAY_KEYS`.
 */
export const WEB_GATEWAY_KEY: GatewayKey = { id: 'senado-web-1', secret: 'azulejo-calcada-lotus' };
