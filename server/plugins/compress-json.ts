import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JsonText } from '../kit/json-text.ts';

const gzipped = promisify(gzip);
const pack = (text: string): Promise<Buffer> => gzipped(text, { level: constants.Z_BEST_SPEED });
/** Below this a packet is a packet. */
const WORTH_BYTES = 1400;

/** Whether a text is to go out gzipped, to a caller that takes it. */
const isToPack = (request: FastifyRequest, length: number): boolean =>
  length >= WORTH_BYTES && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
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
      !isToPack(request, payload.length)
    )
      return payload;
    sayPacked(reply);
    return pack(payload);
  });
};

const plainOf = ({ text, head }: JsonText): string | Buffer =>
  head === null ? text : head.with(text);
const packedOf = ({ text, head }: JsonText): Promise<Buffer> =>
  head === null ? pack(text) : head.packedWith(text);

/** A text that several callers get is gzipped once, for as long as somebody holds it. */
const packs = new WeakMap<JsonText, Promise<Buffer>>();

/** Sends a reply that is JSON text already. */
export const sendJsonText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: JsonText,
): Promise<FastifyReply> => {
  void reply.type('application/json; charset=utf-8');
  const length = answer.text.length + (answer.head?.bytes.length ?? 0);
  if (!isToPack(request, length)) return reply.send(plainOf(answer));
  sayPacked(reply);
  const packed = packs.get(answer) ?? packedOf(answer);
  packs.set(answer, packed);
  return reply.send(await packed);
};
