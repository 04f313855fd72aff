import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/kit/deps.ts';
import { returnUrl } from '#server/kit/return-url.ts';
import { PROVIDERS, type Provider } from './identity-provider.ts';
import { sandboxIdentity } from './sandbox-identity.ts';
import { choicePage } from './sandbox-page.ts';

type Asked = {
  redirect_uri?: string | undefined;
  state?: string | undefined;
  person?: string | undefined;
};

/** What an address asks for; what it says more than once it does not say. */
const askedIn = ({ query }: FastifyRequest): Asked => {
  const said = (name: keyof Asked): string | undefined => {
    const value = (query as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { redirect_uri: said('redirect_uri'), state: said('state'), person: said('person') };
};

const providerOf = (text: string): Provider | null =>
  PROVIDERS.find((provider) => provider === text) ?? null;

/** The address to come back to with a code, in the query before the hash, as the clients' own pages do it. */
const withAnswer = (back: string, answer: Readonly<Record<string, string>>): string => {
  const [page = '', hash] = back.split('#');
  const query = new URLSearchParams(answer).toString();
  return `${page}${page.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
};

/** Plays the clients' identity services in the demonstration: a page to choose a person on, and codes for bridges that a test puts into the page. */
export const sandboxIdentityRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { issue } = sandboxIdentity(deps.secrets.identity);
  const codeFor = (provider: Provider, person: string): string | null =>
    issue(provider, person, deps.clock.now(), deps.random.token().slice(0, 12));
  const gone = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('');

  app.get('/sandbox-identity/:provider', async (request, reply) => {
    const provider = providerOf((request.params as { provider: string }).provider);
    const { redirect_uri: redirect = '/', state = '', person } = askedIn(request);
    const back = returnUrl(redirect, deps.config.corsOrigins);
    if (provider === null || back === null) return gone(reply);
    if (person === undefined) {
      return reply
        .headers({
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(choicePage(provider, { redirect, state }));
    }
    const code = codeFor(provider, person);
    return reply
      .code(303)
      .headers({
        'cache-control': 'no-store',
        location: withAnswer(back, {
          ...(code === null ? { error: 'access_denied' } : { code }),
          state,
        }),
      })
      .send();
  });

  app.get('/sandbox-identity/:provider/code', async (request, reply) => {
    const provider = providerOf((request.params as { provider: string }).provider);
    const code =
      provider === null ? null : codeFor(provider, askedIn(request).person ?? 'returning');
    return code === null ? gone(reply) : reply.header('cache-control', 'no-store').send({ code });
  });
};
