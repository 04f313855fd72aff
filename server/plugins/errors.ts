import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '#shared/client/headers.ts';
import { errorKey } from '#shared/i18n/error-text.ts';
import { languageOfWire, translator, type Language } from '#shared/i18n/translate.ts';
import { isPassing } from '../db/errors.ts';
import { busyLog } from './busy-log.ts';
import type { Context } from '../kit/context.ts';
import { bodyOf, Refusal, statusOf } from '../kit/refusal.ts';

export const languageOf = (request: FastifyRequest): Language => {
  const wire = request.headers[HEADERS.language];
  return languageOfWire(typeof wire === 'string' ? wire : undefined);
};

/** What a caller reads, in their language. */
export const wordsIn = (language: Language): Pick<Context, 'language' | 't' | 'pick'> => ({
  language,
  t: translator(language),
  pick: (text) => (language === 'en' ? text.en : text.zh),
});

/** Any error as a refusal. A transient error of the database is distinguished from a fault of ours. */
export const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (isPassing(error)) return new Refusal('SERVER_BUSY');
  const { statusCode } = error as { statusCode?: number };
  return new Refusal(
    statusCode !== undefined && statusCode >= 400 && statusCode < 500
      ? 'BAD_REQUEST'
      : 'SERVER_ERROR',
  );
};

const warnBusy = busyLog(() => performance.now());
/** A fail-over or a queue is over in about this time. */
const RETRY_SECONDS = 1;

/** Sends a refusal in the caller's language; an unexpected error is logged with its stack, an expected refusal is not. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply => {
  const refusal = asRefusal(error);
  if (refusal.reason === 'SERVER_ERROR') request.log.error({ err: error }, 'a call failed');
  if (refusal.reason === 'SERVER_BUSY') {
    warnBusy(request.log, error);
    void reply.header('retry-after', RETRY_SECONDS);
  }
  const words = wordsIn(languageOf(request));
  const note = refusal.note?.(words) ?? words.t(errorKey(refusal.reason));
  return reply.code(statusOf(refusal.reason)).send(bodyOf(refusal, note));
};

/** Whatever goes wrong outside a handler, and every unknown path, is answered in the one shape of refusals. */
export const errorReplies = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error));
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, new Refusal('NO_SUCH_CALL')),
  );
};
