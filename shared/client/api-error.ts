import { errorNameOf, type ErrorName } from '../codes/error-code.ts';

/**
 * `network`: no answer came. `timeout`: none in time. `session`: sign in again. `business`: the
 * server refused. `contract`: the answer breaks its schema.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'session' | 'business' | 'contract';

/**
 * Refusals that leave the outcome of a request open: the server could not read it, or could not
 * report.
 */
export const NO_ANSWER: ReadonlySet<ErrorName> = new Set([
  'SERVER_BUSY',
  'TOO_MANY_CALLS',
  'SERVER_ERROR',
  'SERVER_STOPPING',
]);

type Parts = {
  kind: ApiErrorKind;
  path: string;
  code?: number;
  note?: string;
  data?: unknown;
  cause?: unknown;
};

/**
 * Why a call failed. Branch on `kind` and `name of code`, never on `note`, which is text to show
 * (house §3).
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly path: string;
  /** Wire code, or null when no server sent one. */
  readonly code: number | null;
  /** The server's sentence, or '' (spec 000 §8: then a fallback is shown). */
  readonly note: string;
  /** Undecoded detail of a refusal. */
  readonly data: unknown;

  constructor({ kind, path, code, note, data, cause }: Parts) {
    super(`${kind} at ${path}${code === undefined ? '' : ` (${code})`}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.path = path;
    this.code = code ?? null;
    this.note = note ?? '';
    this.data = data;
  }

  /** The known name of the code, or undefined. */
  get reason(): ErrorName | undefined {
    return this.code === null ? undefined : errorNameOf(this.code);
  }

  /**
   * Whether the server read the request and refused it: repeating it gets the same reply, and
   * nothing was done. An ended session, a busy or a broken server decide nothing of the kind: the
   * key of such a request must be kept (decision K2).
   */
  get isDefinite(): boolean {
    return this.kind === 'business' && !(this.reason !== undefined && NO_ANSWER.has(this.reason));
  }
}

/** Whether a caught value is an `ApiError`. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
