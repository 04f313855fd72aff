import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '#shared/client/headers.ts';

const ALLOWED = ['content-type', ...Object.values(HEADERS)].join(', ');

/** Lets pages of the named origins call the API: `date` is exposed because the client sets its clock by it. */
export const cors = (app: FastifyInstance, origins: readonly string[]): void => {
  const allow = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return false;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'date',
    });
    return true;
  };
  app.addHook('onRequest', async (request, reply) => {
    const isAllowed = allow(request, reply);
    if (
      request.method !== 'OPTIONS' ||
      request.headers['access-control-request-method'] === undefined
    )
      return;
    if (isAllowed)
      reply.headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': ALLOWED,
        'access-control-max-age': '600',
      });
    await reply.code(204).send();
  });
};
