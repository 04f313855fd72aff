/**
 * One HTTP exchange. `body` is JSON text; `form`, a multipart form of the platform, goes in its
 * place.
 */
export type HttpRequest = {
  url: string;
  headers: Record<string, string>;
  body: string;
  form?: object | undefined;
  timeoutMs: number;
  signal?: AbortLike | undefined;
};
/**
 * `headers` has lower-case names. `body` is parsed JSON, or undefined when the answer was no JSON.
 */
export type HttpReply = {
  status: number;
  headers: Record<string, string | undefined>;
  body: unknown;
};
/**
 * Sends a POST. Rejects with `TransportError` when no answer came; every HTTP status is an answer.
 */
export type Transport = (request: HttpRequest) => Promise<HttpReply>;

/** The part of the platform's AbortSignal that the core needs. */
export type AbortLike = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
};

/** `aborted`: the caller took the call back. */
export class TransportError extends Error {
  readonly why: 'network' | 'timeout' | 'aborted';
  constructor(why: 'network' | 'timeout' | 'aborted', cause?: unknown) {
    super(why, { cause });
    this.name = 'TransportError';
    this.why = why;
  }
}
