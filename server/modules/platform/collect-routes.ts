import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { COLLECT_PATH, TRACK_EVENTS } from '#shared/codes/track-event.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { findRoute } from '#shared/routes/consumer/find-route.ts';
import { knownRoutes } from '#shared/routes/consumer/known/index.ts';
import type { Deps } from '#server/kit/deps.ts';
import { networkOf } from '#server/kit/one-time-code/code-source.ts';
import { buckets } from '#server/plugins/limits.ts';
import { countEvent } from './collect-repo.ts';

/** One event (decision O16). */
const event = z.object({
  event: z.enum(TRACK_EVENTS),
  ts: z.int(),
  anonId: z.string().check(z.maxLength(64)),
  userId: z.optional(z.string().check(z.maxLength(64))),
  route: z.string().check(z.maxLength(200)),
  props: z.record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
  ),
});
const batch = z.array(event).check(z.maxLength(20));
/** A beacon writes up to twenty rows. */
const BEACON_WEIGHT = 10;
const BODY_LIMIT = 64 * 1024;

/** The name of a page: as it was sent, or by its path, which apps of earlier versions send. */
const nameOf = (route: string): string =>
  Object.hasOwn(knownRoutes, route) ? route : (findRoute(route)?.name ?? 'other');

const eventsIn = ({ body }: FastifyRequest): z.output<typeof batch> | null => {
  try {
    const read = batch.safeParse(JSON.parse(typeof body === 'string' ? body : ''));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** The analytics collector: takes beacons as plain text and keeps how often each thing happened on each page of a day; nothing of who did it. */
export const collectRoutes = (app: FastifyInstance, { db, clock, config }: Deps): void => {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  const byNetwork = buckets({ perSecond: config.limitAddress });
  app.post(COLLECT_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (!byNetwork.take(networkOf(request.ip), clock.now(), BEACON_WEIGHT))
      return reply.code(429).send();
    const events = eventsIn(request);
    if (events === null) return reply.code(400).send();
    const day = dayOf(clock.now());
    for (const { event: name, route } of events)
      await countEvent(db.query, {
        day,
        event: name,
        route: nameOf(route),
      });
    return reply.code(204).send();
  });
};
