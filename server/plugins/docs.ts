import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api.ts';

/** `GET /docs`: the API, read from the contract; `/docs/json` is the document. */
export const docs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, { mode: 'static', specification: { document: openApi() as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
};
