import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfThere, replaceFile } from './durable-file.ts';

const kept = z.object({
  customerDisplay: z._default(z.boolean(), false),
  updates: z._default(z.boolean(), false),
  /** Where updates come from; set by who looks after the machine, never by a page. */
  updateFeed: z._default(z.nullable(z.string()), null),
});
/** What was chosen for this machine. Everything is off by default. */
export type KeptChoices = z.output<typeof kept>;

export type ChoicesFile = {
  readonly now: () => KeptChoices;
  readonly change: (change: Partial<KeptChoices>) => Promise<void>;
};

const parse = (text: string | null): KeptChoices | null => {
  try {
    const result = z.safeParse(kept, JSON.parse(text ?? '{}'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

/** `choices.json` in the user's data folder. A file that cannot be read counts as nothing chosen, and is reported. */
export const openChoices = async ({
  folder,
  report,
}: {
  folder: string;
  report: (what: string) => void;
}): Promise<ChoicesFile> => {
  const file = join(folder, 'choices.json');
  const found = parse(await readIfThere(file));
  if (found === null) report('choices.json could not be read: nothing is chosen');
  let now: KeptChoices = found ?? z.parse(kept, {});
  let written: Promise<unknown> = Promise.resolve();
  return {
    now: () => now,
    change: async (change) => {
      now = { ...now, ...change };
      const text = `${JSON.stringify(now)}\n`;
      // one after the other: two that came together would share one temporary file
      const mine = written.then(() => replaceFile(file, text));
      written = mine.catch(() => undefined);
      await mine;
    },
  };
};
