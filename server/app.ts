import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { bindContract } from './bind.ts';
import type { Deps } from './kit/deps.ts';
import { aheads, handlers } from './handlers.ts';
import { collectRoutes, uploadsRoutes } from './modules/platform/index.ts';
import { sandboxIdentityRoutes } from './modules/people/index.ts';
import { bankRoutes, cardGatewayRoutes } from './modules/money/index.ts';
import { compressJson } from './plugins/compress-json.ts';
import { cors } from './plugins/cors.ts';
import { docs } from './plugins/docs.ts';
import { errorReplies } from './plugins/errors.ts';
import { firstView } from './plugins/first-view.ts';
import { health } from './plugins/health.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { staticApps } from './plugins/static-apps.ts';
import { stopping } from './plugins/stopping.ts';
import { payableKinds } from './wiring.ts';

const BODY_LIMIT = 256 * 1024;

/** Bodies come as text: the signature is over what was sent, not over what it means. */
const textBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
};

/** The whole server over given parts; the caller makes it listen. */
export const buildApp = async (deps: Deps, log?: FastifyBaseLogger): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
  });
  textBodies(app);
  errorReplies(app);
  // the date is the clock's, and callers set theirs by it
  app.addHook('onSend', async (request, reply) => {
    reply.headers({ date: new Date(deps.clock.now()).toUTCString(), 'x-request-id': request.id });
  });
  securityHeaders(app);
  stopping(app);
  await cors(app, deps.config.corsOrigins);
  compressJson(app);
  if (deps.config.hasDocs) await docs(app);
  health(app, deps.db);
  await bindContract(app, deps, { handlers, aheads });
  if (deps.config.sandboxBank) bankRoutes(app, { ...deps, kinds: payableKinds });
  if (deps.config.sandboxBank) cardGatewayRoutes(app, deps);
  if (deps.config.demo) sandboxIdentityRoutes(app, deps);
  uploadsRoutes(app, deps);
  collectRoutes(app, deps);
  firstView(app, deps.config);
  staticApps(app, deps.config);
  await app.ready();
  return app;
};
