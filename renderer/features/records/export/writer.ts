import type { Cell } from './file-columns.ts';

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
