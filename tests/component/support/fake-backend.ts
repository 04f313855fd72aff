import * as z from 'zod/mini';
import { codeOf, type ErrorName } from '#shared/codes/error-code.ts';
import { HEADERS } from '#shared/client/headers.ts';
import { TransportError, type HttpReply, type HttpRequest } from '#shared/client/transport.ts';
import type { ReplyOf, RequestOf } from '#shared/contract/define.ts';
import { contract, type Contract } from '#shared/contract/index.ts';

/** A refusal of the server, as the contract encodes it. */
export class Refusal {
  readonly error: ErrorName;
  readonly data: unknown;
  constructor(error: ErrorName, data?: unknown) {
    this.error = error;
    this.data = data;
  }
}
/** The request or its answer is lost on the network. */
export const LOST = Symbol('lost');

type Answer<N extends keyof Contract> = ReplyOf<Contract[N]> | Refusal | typeof LOST;
/** `key`: of a write that is safe to send twice. */
type Asked = { language: string; token: string | undefined; key: string | undefined };
/** What the server answers to each call; a call that a screen makes without an answer here fails its test. */
export type Answers = {
  [N in keyof Contract]?: (
    body: RequestOf<Contract[N]>,
    asked: Asked,
  ) => Answer<N> | Promise<Answer<N>>;
};
type AnyAnswer = (body: unknown, asked: Asked) => unknown;

const nameByPath = new Map(
  Object.entries(contract).map(([name, { path }]) => [path, name as keyof Contract]),
);

/** The name of the call that an address belongs to. */
const callAt = (url: string): keyof Contract | undefined =>
  nameByPath.get(new URL(url, location.href).pathname);

/** A backend without a server: answers each call of the contract by a function, and keeps what it was asked. */
export class FakeBackend {
  readonly answers: Answers;
  /** Calls as they came, the first first. */
  readonly sent: { name: keyof Contract; body: unknown }[] = [];
  /** Calls that no answer was given for, and answers that the contract cannot encode. */
  readonly faults: string[] = [];
  isOffline = false;

  constructor(answers: Answers) {
    this.answers = { ...answers };
  }

  bodiesOf(name: keyof Contract): unknown[] {
    return this.sent.filter((call) => call.name === name).map(({ body }) => body);
  }

  /** The backend as a transport of the core. */
  readonly transport = async ({ url, headers, body }: HttpRequest): Promise<HttpReply> => {
    const name = callAt(url);
    if (this.isOffline) throw new TransportError('network');
    const answer = name && (this.answers[name] as AnyAnswer | undefined);
    if (name === undefined || answer === undefined) {
      this.faults.push(name ?? url);
      return { status: 404, headers: {}, body: { code: codeOf('NO_SUCH_CALL'), note: '' } };
    }
    const decoded = z.decode(contract[name].request, JSON.parse(body) as never);
    this.sent.push({ name, body: decoded });
    const reply = await answer(decoded, {
      language: headers['x-language'] ?? '',
      token: headers['x-token'],
      key: headers[HEADERS.idempotencyKey],
    });
    if (reply === LOST) throw new TransportError('network');
    if (reply instanceof Refusal)
      return {
        status: 409,
        headers: {},
        body: {
          code: codeOf(reply.error),
          note: '',
          ...(reply.data !== undefined && { data: reply.data }),
        },
      };
    const encoded = z.safeEncode(contract[name].reply, reply as never);
    if (!encoded.success) this.faults.push(`${name}: ${z.prettifyError(encoded.error)}`);
    return { status: 200, headers: {}, body: encoded.data };
  };
}

let backend: FakeBackend | null = null;

/** Which backend answers from now on. */
export const answerFrom = (next: FakeBackend | null): void => {
  backend = next;
};

const networkFetch = globalThis.fetch.bind(globalThis);

/** `fetch` as the apps call it: calls of the contract reach the fake backend, pictures and sounds the test's own server. */
const backendFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (callAt(request.url) === undefined) return networkFetch(input, init);
  try {
    if (backend === null) throw new TransportError('network');
    const { status, headers, body } = await backend.transport({
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
      timeoutMs: 0,
    });
    return new Response(JSON.stringify(body), { status, headers: headers as HeadersInit });
  } catch (error) {
    if (error instanceof TransportError) throw new TypeError('Failed to fetch', { cause: error });
    throw error;
  }
};

/** Puts the fake backend in place of the network. */
export const replaceNetwork = (): void => {
  globalThis.fetch = backendFetch;
};
