import * as z from 'zod/mini';
import { ERROR_CODES } from '../codes/error-code.ts';
import type { BodyOf, Call, ReplyOf } from '../contract/define.ts';
import type { Instant } from '../kernel/time.ts';
import { ApiError } from './api-error.ts';
import type { CallOptions, ClientPorts, Sent } from './client-ports.ts';
import { exchange } from './exchange.ts';
import { readReply } from './read-reply.ts';
import { withOffset } from './server-offset.ts';
import { TransportError } from './transport.ts';

export type { CallOptions, ClientPorts } from './client-ports.ts';

/** Fields of a call's input that are not sent. */
type Extra = {
  /** Shows the app's loading sign; removed before sending (spec 000 §7). */
  showLoading?: boolean;
};

/** One function for each call of a contract. */
export type Api<C extends Record<string, Call>> = {
  [N in keyof C]: (body: BodyOf<C[N]> & Extra, options?: CallOptions) => Promise<ReplyOf<C[N]>>;
};

/**
 * A failed call. `token` is the session that made it: what an earlier session was refused does not
 * concern the present one.
 */
export type Failure = { error: ApiError; call: Call; token: string | undefined };

/** Waits before the first and second repeat of a read that got no answer (decision O17). */
export const READ_REPEAT_MS = [300, 900] as const;

/**
 * The input of a call as it is sent; an input that the schema refuses is a failure of kind
 * `contract`.
 */
const encodedInput = (
  ports: ClientPorts,
  { call, body, file }: { call: Call; body: object; file: unknown },
): Sent => {
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

/**
 * Makes one attempt; a failure of the transport becomes an `ApiError`, the caller's own abort stays
 * as it is.
 */
const attempt = async (
  ports: ClientPorts,
  request: { call: Call; sent: Sent; options: CallOptions; now: Instant },
): Promise<unknown> => {
  try {
    return readReply(request.call, await exchange(ports, request));
  } catch (error) {
    if (!(error instanceof TransportError) || error.why === 'aborted') throw error;
    throw new ApiError({ kind: error.why, path: request.call.path, cause: error });
  }
};

/** Repeats reads that got no answer, and any call once whose only fault was this device's clock. */
const repeated = async (
  ports: ClientPorts,
  request: { call: Call; sent: Sent; options: CallOptions; now: () => Instant },
): Promise<unknown> => {
  const { call, options, now } = request;
  const waits: number[] = call.repeat === 'read' ? [...READ_REPEAT_MS] : [];
  let hasMendedClock = false;
  for (;;) {
    try {
      return await attempt(ports, { ...request, now: now() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // the refusal carried the server's date: the offset is right now, and nothing was done
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

/**
 * Builds the typed client of a contract: one function for each call, rejecting with `ApiError` only
 * (or with the caller's own abort).
 */
export const createClient = <C extends Record<string, Call>>(contract: C, ports: ClientPorts) => {
  const listeners = new Set<(failure: Failure) => void>();
  const now = (): Instant => withOffset(ports.clock.now(), ports.offset.get());

  const run = async (
    call: Call,
    input: object & Extra,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const { showLoading, ...fields } = input;
    const body = Array.isArray(input) ? input : fields;
    const { token } = ports.identity();
    // no request was made, so no listener is called
    if (call.skippedForTourist && !token)
      throw new ApiError({ kind: 'session', path: call.path, note: '未登錄' });
    if (showLoading) ports.onLoading?.(1);
    try {
      const sent = encodedInput(ports, { call, body, file: options.file });
      return await repeated(ports, { call, sent, options, now });
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
    /**
     * The functions of further calls over the same ports: parts of an app bring their own calls
     * when they are loaded.
     */
    bind,
    /** The server's time as far as it is known. */
    now,
    /**
     * Registers a listener for every failed call: the app's one place for session handling and
     * shown errors. Returns its removal.
     */
    onFailure: (listener: (failure: Failure) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
