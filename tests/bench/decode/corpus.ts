import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

/** A test picture. `expected`: any of these texts is right; empty: nothing may be read. */
export type Picture = { file: string; expected: string[]; set: string };

const index = z.object({
  images: z.array(
    z.looseObject({
      file: z.string(),
      expected: z.array(z.string()),
      set: z.optional(z.string()),
      category: z.optional(z.string()),
    }),
  ),
});

/** The folder that `QR_CORPUS` names, else the handbook's beside the project; null where there is none. */
export const corpusFolder = (root: string): string | null => {
  const folder = resolve(process.env['QR_CORPUS'] ?? join(root, '../shared/data/qr-corpus'));
  return existsSync(join(folder, 'index.json')) ? folder : null;
};

export const readCorpus = (folder: string): Picture[] =>
  z
    .parse(index, JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
    .images.map(({ file, expected, set, category }) => ({
      file,
      expected,
      set: set ?? category ?? 'pictures',
    }));

/** Line ends as the corpus writes them. */
export const isRight = (text: string | null, { expected }: Picture): boolean =>
  text === null
    ? expected.length === 0
    : expected.includes(text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''));
