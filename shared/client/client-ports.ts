import type { Clock } from '../kernel/clock.ts';
import type { ClientFacts, GatewayKey, Identity, Place, WireLanguage } from './headers.ts';
import type { Sign } from './signed-text.ts';
import type { AbortLike, Transport } from './transport.ts';

/**
 * Everything that the client needs of its host. It has no UI, no storage and no clock of its own.
 */
export type ClientPorts = {
  /**
   * Origin and path prefix of the backend, without a slash at the end; '' is the page's own origin.
   */
  baseUrl: string;
  transport: Transport;
  clock: Clock;
  facts: ClientFacts;
  gateway: GatewayKey;
  /** `signature`, or a faster one of the platform. */
  sign: Sign;
  identity(): Identity;
  place(): Place | null;
  language(): WireLanguage;
  /** A fresh random text of 16 to 64 characters, never the same twice within 10 minutes. */
  nonce(): string;
  sleep(ms: number): Promise<void>;
  /** Where the server-clock offset is kept between starts (milliseconds). */
  offset: { get(): number; set(ms: number): void };
  /** Makes a multipart form of fields and a file, by the platform's own means. */
  form?(fields: Readonly<Record<string, string>>, file: unknown): object;
  /** Called with +1 before and -1 after a call with `showLoading`. */
  onLoading?(change: 1 | -1): void;
};

/** What the caller of one call may add to its body. */
export type CallOptions = {
  signal?: AbortLike;
  /** `Idempotency-Key`, stable over repeats of one intent (decision K2). */
  key?: string;
  timeoutMs?: number;
  /** The file of a form, in the platform's own type. */
  file?: unknown;
  /** Another transport for this call: that of a stream (`event-stream.ts`). */
  transport?: Transport;
};

/** What is sent: the fields of a JSON body, or a form in its place. */
export type Sent = { fields: object; form?: object };
