import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JsonText } from '../kit/json-text.ts';

const gzipped = promisify(gzip);
const pack = (text: string): Promise<Buffer> => gzipped(text, { level: constants.Z_BEST_SPEED });
/** Below this a packet is a packet. */
const WORTH_BYTES = 1400;

/** Whether a text is to go out gzipped, to a caller that takes it. */
const isToPack = (request: FastifyRequest, text: string): boolean =>
  text.length >= WORTH_BYTES && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
const sayPacked = (reply: FastifyReply): void => {
  reply
    .headers({ 'content-encoding': 'gzip', vary: 'accept-encoding, origin' })
    .removeHeader('content-length');
};

/** Gzips larger JSON for callers that take it. Static files bring their own packed forms. */
export const compressJson = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      typeof payload !== 'string' ||
      reply.hasHeader('content-encoding') ||
      !isToPack(request, payload)
    )
      return payload;
    sayPacked(reply);
    return pack(payload);
  });
};

/** A text that several callers get is gzipped once, for as long as somebody holds it. */
const packs = new WeakMap<JsonText, Promise<Buffer>>();

/** Sends a reply that is JSON text already. */
export const sendJsonText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: JsonText,
): Promise<FastifyReply> => {
  void reply.type('application/json; charset=utf-8');
  if (!isToPack(request, answer.text)) return reply.send(answer.text);
  sayPacked(reply);
  const packed = packs.get(answer) ?? pack(answer.text);
  packs.set(answer, packed);
  return reply.send(await packed);
};
