import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayOf } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/context.ts';
import { refuse } from '#server/refusal.ts';
import { pictureType } from './picture-type.ts';
import { addUpload, countUploads } from './platform-repo.ts';

/** Bytes of a picture at most (decision E6). */
export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_A_DAY = 100;

/** Folder of what was uploaded. */
export const uploadsIn = (dataDir: string): string => path.join(dataDir, 'uploads');

/** Keeps a picture on disk under a name of ours: whole or not at all. */
export const upload: Handlers['upload'] = async ({ deps, session, file, now }, request) => {
  if (file === null) return refuse('BAD_REQUEST', { issues: ['file'] });
  if (file.length > MOST_BYTES) return refuse('UPLOAD_TOO_LARGE');
  const type = pictureType(file) ?? refuse('UPLOAD_TYPE');
  const day = dayOf(now);
  if ((await countUploads(deps.db.query, session.userId, day)) >= MOST_A_DAY) return refuse('UPLOAD_TOO_MANY');
  const id: string = deps.random.id();
  const folder = path.join(uploadsIn(deps.config.dataDir), request.path);
  const name = `${id}.${type}`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.part`), file);
  await rename(path.join(folder, `${name}.part`), path.join(folder, name));
  await addUpload(deps.db.query, { id, userId: session.userId, folder: request.path, name, size: file.length, day, at: now });
  return { url: `/uploads/${request.path}/${name}`, size: file.length };
};
