import type { StreamEnd } from '#shared/codes/stream-end.ts';

/** A message as a stream of events carries it. `id`: from where a reader goes on. */
export const frameOf = (event: string, data: string, id?: string): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);

/** Where a stream writes messages. `refresh`: the session as it is now, or a refusal once it is over. */
export type Outlet<S> = {
  /** The bytes of `frameOf`: made once, however many streams send them. */
  send: (frame: Buffer) => void;
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
