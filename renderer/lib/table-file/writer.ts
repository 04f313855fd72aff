import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';

/** A cell as a file may write it in its own way. Null is an empty cell. */
export type Cell =
  | { kind: 'text'; value: string }
  | { kind: 'time'; value: Instant }
  | { kind: 'money'; value: Cents }
  | { kind: 'count'; value: number }
  | null;

/** Where bytes go: a file on the disk, or parts that the browser keeps out of the page's memory. */
export type Sink = {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  /** What was written is thrown away. */ abort(): Promise<void>;
};

/** A file as it is written, a page of rows at a time. */
export type RowWriter = {
  begin(headings: readonly string[], widths: readonly number[]): Promise<void>;
  rows(rows: readonly (readonly Cell[])[]): Promise<void>;
  end(): Promise<void>;
};
