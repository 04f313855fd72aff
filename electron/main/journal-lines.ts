import * as z from 'zod/mini';
import { journalEntry, type JournalEntry } from '#shared/ipc/journal.ts';

const line = z.discriminatedUnion('type', [
  z.object({ type: z.literal('attempt'), entry: journalEntry }),
  z.object({ type: z.literal('resolved'), requestId: z.string() }),
]);
export type JournalLine = z.output<typeof line>;

export const lineText = (value: JournalLine): string => `${JSON.stringify(value)}\n`;

const parseLine = (text: string): JournalLine | null => {
  try {
    const result = z.safeParse(line, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

/** `torn`: the last line without its end, as a crash leaves it: never acknowledged. `corrupt`: a whole line that cannot be read. */
export type BadLine = { readonly reason: 'torn' | 'corrupt'; readonly line: string };

/** The content of a journal: attempts without an answer, oldest first, and the lines that could not be read. */
export const readJournalText = (
  text: string,
): { open: Map<string, JournalEntry>; bad: BadLine[]; lines: number } => {
  const open = new Map<string, JournalEntry>();
  const bad: BadLine[] = [];
  const all = text.split('\n');
  const torn = all.pop() ?? '';
  const whole = all.filter((each) => each.trim() !== '');
  for (const each of whole) {
    const value = parseLine(each);
    if (value === null) bad.push({ reason: 'corrupt', line: each });
    else if (value.type === 'attempt') open.set(value.entry.requestId, value.entry);
    else open.delete(value.requestId);
  }
  if (torn !== '') bad.push({ reason: 'torn', line: torn });
  return { open, bad, lines: whole.length };
};
