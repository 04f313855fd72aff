import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'pictures');

/** Where a picture of the town is found, with the start of its content's hash: such an address is kept by browsers for good (`plugins/static-apps.ts`). */
export const pictureAddress = (file: string): string => {
  const content = readFileSync(path.join(FOLDER, file));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/pictures/${file}?v=${hash}`;
};
