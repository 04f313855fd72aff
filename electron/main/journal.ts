import { mkdir, open as openFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import { DAY } from '#shared/kernel/time.ts';
import {
  appendDurably,
  PRIVATE_MODE,
  readIfThere,
  replaceFile,
  syncFolder,
} from './durable-file.ts';
import { lineText, readJournalText, type JournalLine } from './journal-lines.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The server remembers a request id for 7 days (decision B4); after 8 the result of an attempt can no longer be fetched. */
export const KEEP_MS = 8 * DAY;
/** Lines after which a running journal is rewritten with its open attempts only. */
const COMPACT_AFTER_LINES = 5000;

export type Journal = {
  /** Resolves once the attempt is on the disk. */
  readonly append: (entry: JournalEntry) => Promise<void>;
  readonly resolve: (requestId: string) => Promise<void>;
  readonly open: () => Promise<JournalEntry[]>;
  readonly close: () => Promise<void>;
};
/** `report` gets how many lines or attempts were set aside and why, never their content. */
export type JournalPorts = {
  readonly folder: string;
  readonly now: () => number;
  readonly report: (what: string, count: number) => void;
};

type Kept = { open: Map<string, JournalEntry>; lines: number };

const isLive = (entry: JournalEntry, now: number): boolean => now - entry.at <= KEEP_MS;

/** Moves what cannot be used any more to a file beside, so that nothing is lost silently. */
const setAside = async (
  { folder, now, report }: JournalPorts,
  lines: readonly { reason: string; line: string }[],
): Promise<void> => {
  if (lines.length === 0) return;
  await appendDurably(
    join(folder, 'journal.aside.jsonl'),
    lines.map((each) => `${JSON.stringify({ at: now(), ...each })}\n`).join(''),
  );
  for (const reason of new Set(lines.map((each) => each.reason)))
    report(
      `journal lines set aside: ${reason}`,
      lines.filter((each) => each.reason === reason).length,
    );
};

/** Reads the journal, sets aside what is bad or too old, and rewrites it whole with the open attempts. */
const compact = async (ports: JournalPorts, file: string): Promise<Kept> => {
  const { open, bad } = readJournalText((await readIfThere(file)) ?? '');
  const expired = [...open.values()].filter((entry) => !isLive(entry, ports.now()));
  await setAside(ports, [
    ...bad,
    ...expired.map((entry) => ({ reason: 'expired', line: JSON.stringify(entry) })),
  ]);
  for (const entry of expired) open.delete(entry.requestId);
  await replaceFile(
    file,
    [...open.values()].map((entry) => lineText({ type: 'attempt', entry })).join(''),
  );
  return { open, lines: open.size };
};

/** Opens the write-off journal of a till: an append-only file of JSON lines, compacted at each start. */
export const openJournal = async (ports: JournalPorts): Promise<Journal> => {
  const file = join(ports.folder, 'journal.jsonl');
  const inTurn = oneAtATime();
  await mkdir(ports.folder, { recursive: true });
  let kept = await compact(ports, file);
  let handle: FileHandle = await openFile(file, 'a', PRIVATE_MODE);
  let isEndClean = true;
  await syncFolder(ports.folder);

  const write = async (line: JournalLine): Promise<void> => {
    const text = isEndClean ? lineText(line) : `\n${lineText(line)}`;
    // until the write is known whole, the next line must start on a line of its own
    isEndClean = false;
    await handle.appendFile(text);
    await handle.sync();
    isEndClean = true;
    kept.lines += 1;
  };
  const compactIfLong = async (): Promise<void> => {
    if (kept.lines < COMPACT_AFTER_LINES + kept.open.size) return;
    await handle.close();
    try {
      kept = await compact(ports, file);
    } finally {
      handle = await openFile(file, 'a', PRIVATE_MODE);
    }
  };

  return {
    append: (entry) =>
      inTurn(async () => {
        await compactIfLong();
        await write({ type: 'attempt', entry });
        kept.open.set(entry.requestId, entry);
      }),
    resolve: (requestId) =>
      inTurn(async () => {
        if (!kept.open.has(requestId)) return;
        await write({ type: 'resolved', requestId });
        kept.open.delete(requestId);
      }),
    open: () =>
      inTurn(async () =>
        [...kept.open.values()]
          .filter((entry) => isLive(entry, ports.now()))
          .sort((a, b) => a.at - b.at),
      ),
    close: () => inTurn(() => handle.close()),
  };
};
