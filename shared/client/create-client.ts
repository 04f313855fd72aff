import * as z from 'zod/mini';
import { ERROR_CODES } from '../codes/error-code.ts';
import type { BodyOf, Call, ReplyOf } from '../contract/define.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Instant } from '../kernel/time.ts';
import { ApiError } from './api-error.ts';
import {
  HEADERS,
  unsignedHeaders,
  type ClientFacts,
  type GatewayKey,
  type Identity,
  type Place,
  type WireLanguage,
} from './headers.ts';
import { readReply } from './read-reply.ts';
import { offsetFrom, withOffset } from './server-offset.ts';
import type { Sign } from './signed-text.ts';
import { TransportError, type AbortLike, type HttpReply, type Transport } from './transport.ts';

/** Everything that the client needs of its host. It knows no UI, no storage and no clock of its own. */
export type ClientPorts = {
  /** Origin and path prefix of the backend, without a slash at the end; '' is the page's own origin. */
  baseUrl: string;
  transport: Transport;
  clock: Clock;
  facts: ClientFacts;
  gateway: GatewayKey;
  /** `signature` where the platform has no quicker way. */
  sign: Sign;
  identity(): Identity;
  place(): Place | null;
  language(): WireLanguage;
  /** A fresh random text of 16 to 64 characters, never the same twice within 10 minutes. */
  nonce(): string;
  sleep(ms: number): Promise<void>;
  /** Where the server-clock offset is kept between starts (milliseconds). */
  offset: { get(): number; set(ms: number): void };
  /** Makes a multipart form of fields and a file, as the platform knows it. */
  form?(fields: Readonly<Record<string, string>>, file: unknown): object;
  /** Told +1 and -1 around a call that asked for `showLoading`. */
  onLoading?(change: 1 | -1): void;
};

export type CallOptions = {
  signal?: AbortLike;
  /** `Idempotency-Key`, stable over repeats of one intent (decision K2). */ key?: string;
  timeoutMs?: number;
  /** The file of a form, as the platform knows files. */ file?: unknown;
};
/** What goes over the line: the fields of a JSON body, or a form in its place. */
type Sent = { fields: object; form?: object };
type Extra = {
  /** Shows the app's loading sign; removed before sending (spec 000 §7). */ showLoading?: boolean;
};

export type Api<C extends Record<string, Call>> = {
  [N in keyof C]: (body: BodyOf<C[N]> & Extra, options?: CallOptions) => Promise<ReplyOf<C[N]>>;
};
/** `token`: whom the call was made for; what an earlier session was refused says nothing of the present one. */
export type Failure = { error: ApiError; call: Call; token: string | undefined };

/** Waits before the first and second repeat of a read that got no answer (decision O17). */
export const READ_REPEAT_MS = [300, 900] as const;

/** Few calls carry this field: what makes it comes with the first of them. */
const verified = async (
  path: string,
  of: { userId: string | undefined; timestamp: number },
): Promise<object> =>
  path.endsWith('_get-verify') ? (await import('./verify-field.ts')).verifyField(path, of) : {};

/** Builds the typed client of a contract: one function a call, rejecting with `ApiError` only (or with the caller's own abort). */
export const createClient = <C extends Record<string, Call>>(contract: C, ports: ClientPorts) => {
  const listeners = new Set<(failure: Failure) => void>();
  const now = (): Instant => withOffset(ports.clock.now(), ports.offset.get());

  const sentBy = (call: Call, body: object, { file }: CallOptions): Sent => {
    const encoded = z.safeEncode(call.request, body);
    if (!encoded.success)
      throw new ApiError({ kind: 'contract', path: call.path, cause: encoded.error });
    if (call.form)
      return { fields: {}, form: ports.form?.(encoded.data as Record<string, string>, file) ?? {} };
    return {
      fields: Array.isArray(encoded.data)
        ? encoded.data
        : { ...ports.place(), ...(encoded.data as object) },
    };
  };

  const exchange = async (
    call: Call,
    { fields, form }: Sent,
    options: CallOptions,
  ): Promise<HttpReply> => {
    const [identity, timestamp, nonce] = [ports.identity(), now(), ports.nonce()];
    const body = form
      ? ''
      : JSON.stringify(
          Array.isArray(fields)
            ? fields
            : { ...fields, ...(await verified(call.path, { userId: identity.userId, timestamp })) },
        );
    const headers = unsignedHeaders({
      facts: ports.facts,
      identity,
      place: ports.place(),
      language: ports.language(),
      gateway: ports.gateway,
      path: call.path,
      timestamp,
      nonce,
      key: options.key,
      isForm: form !== undefined,
      socialScope: call.socialScope,
    });
    headers[HEADERS.gatewaySignature] = await ports.sign(ports.gateway.secret, {
      method: 'POST',
      path: call.path,
      timestamp,
      nonce,
      body,
    });
    const sent = ports.clock.now();
    const reply = await ports.transport({
      url: ports.baseUrl + call.path,
      headers,
      body,
      form,
      timeoutMs: options.timeoutMs ?? call.timeoutMs,
      signal: options.signal,
    });
    const old = ports.offset.get();
    const offset = offsetFrom(reply.headers['date'], sent, ports.clock.now(), old);
    if (offset !== old) ports.offset.set(offset);
    return reply;
  };

  const once = async (call: Call, sent: Sent, options: CallOptions): Promise<unknown> => {
    try {
      return readReply(call, await exchange(call, sent, options));
    } catch (error) {
      if (!(error instanceof TransportError) || error.why === 'aborted') throw error;
      throw new ApiError({ kind: error.why, path: call.path, cause: error });
    }
  };

  const repeated = async (call: Call, sent: Sent, options: CallOptions): Promise<unknown> => {
    const waits: number[] = call.repeat === 'read' ? [...READ_REPEAT_MS] : [];
    let hasMendedClock = false;
    for (;;) {
      try {
        return await once(call, sent, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // the refused answer brought the server's date: the offset is right now, and nothing was done
        if (error.code === ERROR_CODES.CLOCK_SKEW && !hasMendedClock) {
          hasMendedClock = true;
          continue;
        }
        const wait = error.kind === 'network' ? waits.shift() : undefined;
        if (wait === undefined || options.signal?.aborted) throw error;
        await ports.sleep(wait);
      }
    }
  };

  const run = async (
    call: Call,
    input: object & Extra,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const { showLoading, ...fields } = input;
    const body = Array.isArray(input) ? input : fields;
    const { token } = ports.identity();
    // nobody asked the server, so nothing failed that anyone need be told of
    if (call.skippedForTourist && !token)
      throw new ApiError({ kind: 'session', path: call.path, note: '未登錄' });
    if (showLoading) ports.onLoading?.(1);
    try {
      return await repeated(call, sentBy(call, body, options), options);
    } catch (error) {
      if (error instanceof ApiError)
        for (const listener of listeners) listener({ error, call, token });
      throw error;
    } finally {
      if (showLoading) ports.onLoading?.(-1);
    }
  };

  const bind = <More extends Record<string, Call>>(calls: More): Api<More> =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (body: object, options?: CallOptions) => run(call, body, options),
      ]),
    ) as unknown as Api<More>;
  return {
    api: bind(contract),
    /** The functions of further entries over the same ports: an app's parts bring their own calls when they are loaded. */
    bind,
    /** The server's time as far as known. */
    now,
    /** Tells of every failed call; the app's one place for session handling and shown errors. Returns the way to stop. */
    onFailure: (listener: (failure: Failure) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
