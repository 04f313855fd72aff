import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { perDatabase } from '#server/db/gather.ts';
import type { TextHead } from '#server/kit/text-head.ts';

/** An order of a board as text. `made`: what it was made of; it is so from one moment on until another. */
export type BoardRow = {
  made: string;
  from: Instant;
  until: Instant;
  isOver: boolean;
  text: string;
};
/** What stays of a board: the rows of its orders, by order, those that it showed in their order, and how it began. */
export type KeptBoard = {
  rows: ReadonlyMap<string, BoardRow>;
  shown: readonly BoardRow[];
  head: TextHead;
};

/** Bytes of all boards that are kept: more than ten full ones. */
const MOST_BYTES = 48_000_000;
/** A board that nobody asks for goes after this time. */
const UNASKED_MS = 2 * MINUTE;

/** Two bytes a character, and its head once more. */
const bytesOf = ({ rows, head }: KeptBoard): number =>
  [...rows.values()].reduce((sum, { text }) => sum + 2 * text.length, head.bytes.length);

type Entry = { board: KeptBoard; bytes: number; timer: NodeJS.Timeout };

type Memory = {
  get: (key: string) => KeptBoard | null;
  keep: (key: string, board: KeptBoard) => void;
};

/** The boards that were asked for lately, by what was asked; those not asked for the longest make room. */
export const boardMemory: (db: Db) => Memory = perDatabase(() => {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    entries.delete(key);
    bytes -= entry.bytes;
  };
  return {
    get: (key) => entries.get(key)?.board ?? null,
    keep: (key, board) => {
      drop(key);
      const timer = setTimeout(drop, UNASKED_MS, key);
      timer.unref();
      const entry = { board, bytes: bytesOf(board), timer };
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
  };
});
