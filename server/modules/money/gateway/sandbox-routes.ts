import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CARD_BRANDS } from '#shared/codes/card-brand.ts';
import { languageOfWire } from '#shared/i18n/translate.ts';
import type { Deps } from '#server/kit/deps.ts';
import { findFrame } from './frame-repo.ts';
import { framePage, framePolicy, gonePage } from './frame-page.ts';
import { addSandboxCard, tokensOf } from './sandbox-repo.ts';

/** Tokens that one session of the frame may give: a number is mistyped a few times. */
const MOST_TOKENS = 10;

/** What the frame tells the gateway: everything but the number and the code. */
const typed = z.object({
  session: z.string().check(z.regex(/^[\w-]{43}$/)),
  last4: z.string().check(z.regex(/^\d{4}$/)),
  brand: z.enum(CARD_BRANDS),
  month: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
  year: z.pipe(z.string().check(z.regex(/^20\d\d$/)), z.transform(Number)),
});

const textOf = (query: unknown, name: string): string => {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** The script of the frame, as the build left it; null where nothing was built. */
const scriptIn = (distDir: string): string | null => {
  try {
    return readFileSync(path.resolve(distDir, 'gateway', 'frame.js'), 'utf8');
  } catch {
    return null;
  }
};

/** Plays the card gateway: the page that a number is typed in, and the exchange of what was typed for a token. The number stays in the page. */
export const cardGatewayRoutes = (app: FastifyInstance, deps: Deps): void => {
  let script: string | null = null;

  app.get('/sandbox/gateway', async (request, reply) => {
    const language = languageOfWire(textOf(request.query, 'lang'));
    script ??= scriptIn(deps.config.distDir);
    const frame = await findFrame(
      deps.db.query,
      textOf(request.query, 'session'),
      deps.clock.now(),
    );
    const isOpen = frame !== null && script !== null;
    return reply
      .code(isOpen ? 200 : 404)
      .headers({
        'content-security-policy': framePolicy(script ?? '', deps.config.corsOrigins),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(
        isOpen
          ? framePage(language, { script: script ?? '', session: frame.id, nonce: frame.nonce })
          : gonePage(language),
      );
  });

  // the frame has an origin of its own, which no page shares: `null`
  app.post('/sandbox/gateway/token', async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': 'null', 'cache-control': 'no-store' });
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const read = z.safeParse(typed, Object.fromEntries(form));
    const { query } = deps.db;
    const now = deps.clock.now();
    const frame = read.success ? await findFrame(query, read.data.session, now) : null;
    if (!read.success || frame === null || (await tokensOf(query, frame.id)) >= MOST_TOKENS)
      return reply.code(404).send({});
    const token = deps.random.token();
    const { last4, brand, month, year } = read.data;
    await addSandboxCard(query, { token, frameId: frame.id, last4, brand, month, year }, now);
    return reply.send({ token });
  });
};
