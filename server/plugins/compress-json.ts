import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const gzipped = promisify(gzip);
/** Below this a packet is a packet. */
const WORTH_BYTES = 1400;

/** Gzips larger JSON for callers that take it. Static files bring their own packed forms. */
export const compressJson = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      typeof payload !== 'string' ||
      payload.length < WORTH_BYTES ||
      reply.hasHeader('content-encoding')
    )
      return payload;
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply
      .headers({ 'content-encoding': 'gzip', vary: 'accept-encoding, origin' })
      .removeHeader('content-length');
    return gzipped(payload, { level: constants.Z_BEST_SPEED });
  });
};
