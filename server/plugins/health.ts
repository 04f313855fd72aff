import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';
import { readinessOf } from './readiness.ts';

/**
 * `GET /livez`: the process answers. `GET /readyz`: it can write, and was not asked to stop.
 * `GET /healthz`: the database answers, and which kind it is.
 */
export const health = (app: FastifyInstance, db: Db): void => {
  app.get('/livez', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const isReady = await readinessOf(db).isReady();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'not ready' });
  });
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
