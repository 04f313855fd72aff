import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'pictures');

const known = new Map<string, string>();

/** Where a picture of the town is found, with the start of its content's hash: such an address is kept by browsers for good (`plugins/static-apps.ts`). */
export const pictureAddress = (file: string): string => {
  const before = known.get(file);
  if (before !== undefined) return before;
  const content = readFileSync(path.join(FOLDER, file));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/pictures/${file}?v=${hash}`;
  known.set(file, address);
  return address;
};
