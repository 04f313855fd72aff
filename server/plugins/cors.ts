import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { HEADERS } from '#shared/client/headers.ts';

/** Lets pages of the named origins call the API: `date` is exposed because the client sets its clock by it. */
export const cors = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  await app.register(fastifyCors, {
    origin: (origin, done) => {
      done(null, origin !== undefined && origins.includes(origin));
    },
    methods: ['POST'],
    allowedHeaders: ['content-type', ...Object.values(HEADERS)],
    exposedHeaders: ['date'],
    maxAge: 600,
    strictPreflight: false,
  });
};
