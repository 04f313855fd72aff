import type { StreamEnd } from '#shared/codes/stream-end.ts';

/** Where a stream writes messages, which are JSON text. `refresh`: the session as it is now, or a refusal once it is over. */
export type Outlet<S> = {
  /** `id`: from where a reader goes on. */
  send: (id: string, message: string) => void;
  refresh: () => Promise<S>;
  /** Aborted once the reader has left, or is not to be served any more. */
  ended: AbortSignal;
};

/** An answer of many messages: `bind` runs it while its reader stays. It says why it ended by itself. */
export class EventStream<S> {
  readonly run: (outlet: Outlet<S>) => Promise<StreamEnd>;

  constructor(run: (outlet: Outlet<S>) => Promise<StreamEnd>) {
    this.run = run;
  }
}
