import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';

/** `GET /healthz`: whether this server can do its work. */
export const health = (app: FastifyInstance, db: Db): void => {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.query('SELECT 1 AS alive');
      return { status: 'ok', database: db.kind };
    } catch {
      return reply.code(503).send({ status: 'down', database: db.kind });
    }
  });
};
