import * as z from 'zod/mini';
import type { ErrorName } from '../codes/error-code.ts';
import type { Role } from '../codes/group-order.ts';

/** Who may call: anyone, a signed-in consumer, or signed-in merchant staff. */
export type Caller = 'guest' | 'member' | 'merchant';

/** One call: path, caller, silence, repeats, schemas, errors. */
export type Call<
  Req extends z.core.$ZodType = z.core.$ZodType,
  Res extends z.core.$ZodType = z.core.$ZodType,
  Who extends Caller = Caller,
> = {
  readonly path: string;
  readonly caller: Who;
  /** Merchant roles that may call; every role when absent. */
  readonly roles?: readonly Role[];
  /** Also answered to staff who must change a one-time password before anything else. */
  readonly beforePassword?: true;
  /** Also answered to a device that was enrolled for the kitchen alone (decision DA29). */
  readonly inKitchen?: true;
  /** Whether a visitor without a token skips the call without asking the server (spec 000 §6). */
  readonly skippedForTourist: boolean;
  /** Whether a failure is shown to the user by the app's one subscriber, or left to the caller. */
  readonly failure: 'shown' | 'silent';
  /**
   * `read`: repeated twice on a network error; `keyed`: safe to repeat with the same
   * `Idempotency-Key`; `never`: left to the caller (decision O17).
   */
  readonly repeat: 'read' | 'keyed' | 'never';
  readonly timeoutMs: number;
  /** The body is a multipart form instead of JSON; the signature is then over an empty body. */
  readonly form: boolean;
  /**
   * The answer is a stream of messages (`text/event-stream`), each in the form of this schema; the reply
   * is its last one, which says why it ended.
   */
  readonly messages?: z.core.$ZodType;
  /** Scope header that the social browser sends instead of its own (spec 002 §7). */
  readonly socialScope?: 'share';
  readonly request: Req;
  readonly reply: Res;
  readonly errors: readonly ErrorName[];
  readonly summary: string;
};

type Options<Req extends z.core.$ZodType, Res extends z.core.$ZodType, Who extends Caller> = Pick<
  Call<Req, Res, Who>,
  'caller' | 'request' | 'reply' | 'summary'
> &
  Partial<Omit<Call<Req, Res, Who>, 'path'>>;

/** Time-out of every call without one of its own (spec 000 §9). */
export const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * One documented call: client, server, documentation and tests are all derived from it. All calls
 * are POST with JSON (spec 000 §7).
 */
export const call = <Req extends z.core.$ZodType, Res extends z.core.$ZodType, Who extends Caller>(
  path: string,
  options: Options<Req, Res, Who>,
): Call<Req, Res, Who> => ({
  skippedForTourist: false,
  failure: 'shown',
  repeat: 'never',
  form: false,
  timeoutMs: DEFAULT_TIMEOUT_MS,
  errors: [],
  ...options,
  path,
});

/** What the server's use case gets and what the client's caller gives. */
export type RequestOf<C extends Call> = z.output<C['request']>;
/** What a caller may write: optional fields that have a default may be left out. */
export type BodyOf<C extends Call> = Unbranded<z.output<C['request']>, z.input<C['request']>>;
/** The reply of a call, decoded. */
export type ReplyOf<C extends Call> = z.output<C['reply']>;

/** The decoded shape, with every key optional that the wire form lets a caller leave out. */
type Unbranded<Out, In> = Out extends readonly unknown[]
  ? In
  : Out extends object
    ? { [K in keyof Out as K extends OptionalKeys<In> ? never : K]: Out[K] } & {
        [K in keyof Out as K extends OptionalKeys<In> ? K : never]?: Out[K] | undefined;
      }
    : Out;
type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
