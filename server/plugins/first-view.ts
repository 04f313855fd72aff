import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { clientIn } from '#shared/guards/host-client.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Config } from '../kit/config.ts';
import { startDrawer } from '../kit/first-view/drawer.ts';
import { firstViews } from '../kit/first-view/views.ts';
import { networkOf } from '../kit/one-time-code/code-source.ts';
import { buckets } from './limits.ts';
import { encodingFor } from './static-files.ts';

const asked = z.object({
  at: z.string().check(z.maxLength(120), z.startsWith('/')),
  language: z.enum(['zh-Hant', 'en']),
  part: z._default(z.enum(['html', 'answers']), 'html'),
});

/** Where most visits begin. */
const HOME = { at: '/', language: 'zh-Hant' } as const;

/** Drawings a second that one network, and all together, may cause. */
const DRAWINGS_OF_NETWORK = 1;
const DRAWINGS = 5;
const ALL = 'all';

const HERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
/** This server as it reaches itself. */
const originOf = (app: FastifyInstance): string => {
  const { address, port } = app.server.address() as AddressInfo;
  const host = HERE[address] ?? address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/** Whether a network may have one more view drawn. */
const drawingLimits = () => {
  const ofNetwork = buckets({ perSecond: DRAWINGS_OF_NETWORK, burstSeconds: 10 });
  const ofAll = buckets({ perSecond: DRAWINGS });
  return (address: string): boolean => {
    const now = instant(Date.now());
    return ofNetwork.take(networkOf(address), now) && ofAll.take(ALL, now);
  };
};

/**
 * `GET /first-view?at=/groupbooking&language=en`: the screen at an address of the consumer app as a newcomer sees it, as HTML for a page that is still loading
 * the app (ADR 0066); with `part=answers` what it was drawn from, as JSON. 204: there is none, and the page goes on without.
 * Only for plain browsers: clients with bars of their own have other screens.
 */
export const firstView = (app: FastifyInstance, { distDir }: Pick<Config, 'distDir'>): void => {
  const file = path.resolve(distDir, 'first-view', 'worker.js');
  const isBuilt = existsSync(file);
  const drawer = startDrawer({ file, origin: () => originOf(app) });
  const { viewOf } = firstViews({ draw: drawer.draw, now: () => Date.now() });
  const mayDraw = drawingLimits();
  app.addHook('preClose', drawer.stop);
  // the thread takes a second to start: the first newcomer is not to wait for it
  app.addHook('onListen', () => {
    if (isBuilt) void viewOf(HOME, () => true);
  });
  app.get('/first-view', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding, user-agent' });
    const read = asked.safeParse(request.query);
    const userAgent = request.headers['user-agent'] ?? '';
    const isPlain = clientIn({ userAgent, wxEnvironment: undefined }) === 'web';
    if (!read.success || !isPlain || !isBuilt) return reply.code(204).send();
    const view = await viewOf(read.data, () => mayDraw(request.ip));
    if (view === null) return reply.code(204).send();
    const { plain, packed } = view[read.data.part];
    // text: nobody is to open it as a page
    void reply.type('text/plain; charset=utf-8');
    return encodingFor(request.headers['accept-encoding']) === 'br'
      ? reply.header('content-encoding', 'br').send(packed)
      : reply.send(plain);
  });
};
