import { errorNameOf, type ErrorName } from '../codes/error-code.ts';

/** `network`: no answer came. `timeout`: none in time. `session`: sign in again. `business`: the server refused. `contract`: the answer breaks its schema. */
export type ApiErrorKind = 'network' | 'timeout' | 'session' | 'business' | 'contract';

type Parts = { kind: ApiErrorKind; path: string; code?: number; note?: string; data?: unknown; cause?: unknown };

/** Why a call failed. Branch on `kind` and `name of code`, never on `note`, which is text to show (house §3). */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly path: string;
  /** Wire code, or null when no server said one. */
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

  /** Whether the server said no: repeating the same request gets the same answer. */
  get isDefinite(): boolean {
    return this.kind === 'business' || this.kind === 'session';
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
