import type { Shape } from './row.ts';

/** A row as the drivers give it; a shape (`row.ts`) names its columns. */
export type Row = Record<string, unknown>;
export type Rows<R extends object = Row> = { rows: R[]; count: number };

/** A parameter of a statement. JSON goes in as text (`JSON.stringify`), instants and cents as numbers, bytes as they are. */
export type Param = string | number | boolean | null | readonly string[] | Uint8Array;

/**
 * Runs one statement. The same text is prepared once a connection and reused. Who reads columns passes their
 * shape, which is checked against the answer; only tests name a row type without one.
 */
export type Query = <R extends object = Row>(
  sql: string,
  params?: readonly Param[],
  shape?: Shape<R>,
) => Promise<Rows<R>>;

export type DbKind = 'postgres' | 'embedded' | 'pglite';

/**
 * The only access to the database; the same values come out of every driver.
 * `tx` runs its work in one transaction and repeats it when the engine asks for that (40001 and the like), so the work must have no other effects.
 */
export type Db = {
  readonly kind: DbKind;
  readonly query: Query;
  tx<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /**
   * Calls a listener after each transaction of this process that had something to do at its end, with the
   * keys of that (`at-end.ts`). Returns the listener's removal.
   */
  readonly onEnds?: (listener: (keys: readonly string[]) => void) => () => void;
  /** Hears what other processes announce on a channel (`listen.ts`); missing where the engine, or a pooler before it, has no such thing. */
  readonly listen?: (channel: string, hear: (text: string) => void) => () => void;
};
