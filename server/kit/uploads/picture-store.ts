import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '#server/kit/deps.ts';
import { addBytes, bytesOf, dropBytes } from './upload-repo.ts';

/** Keeps pictures by `folder/name`. The caller checks names: nothing else may reach the file system. */
export type PictureStore = {
  /** Whole or not at all. */
  keep(file: string, content: Uint8Array): Promise<void>;
  find(file: string): Promise<{ size: number; body: Buffer | ReadStream } | null>;
  /** What is gone already is no error. */
  drop(file: string): Promise<void>;
};

/** Folder of what was uploaded. */
const uploadsIn = (dataDir: string): string => path.join(dataDir, 'uploads');

/** Deletes all pictures on this machine's disk; those in the database go with its tables. */
export const dropPicturesOnDisk = (dataDir: string): Promise<void> =>
  rm(uploadsIn(dataDir), { recursive: true, force: true });

const onDisk = (folder: string): PictureStore => ({
  keep: async (file, content) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.part`, content);
    await rename(`${target}.part`, target);
  },
  find: async (file) => {
    const target = path.join(folder, file);
    const found = await stat(target).catch(() => null);
    return found && { size: found.size, body: createReadStream(target) };
  },
  drop: (file) => rm(path.join(folder, file), { force: true }),
});

/** For several server processes. */
const inDatabase = ({ query }: Deps['db']): PictureStore => ({
  keep: (file, content) => addBytes(query, file, content),
  find: async (file) => {
    const content = await bytesOf(query, file);
    return content && { size: content.length, body: Buffer.from(content) };
  },
  drop: (file) => dropBytes(query, file),
});

/** Keeps pictures where `UPLOADS` says; finds and drops them in the other place too, since the setting may have changed. */
export const pictureStore = ({ db, config }: Pick<Deps, 'db' | 'config'>): PictureStore => {
  const disk = onDisk(uploadsIn(config.dataDir));
  const database = inDatabase(db);
  const [first, second] = config.uploads === 'database' ? [database, disk] : [disk, database];
  return {
    keep: (file, content) => first.keep(file, content),
    find: async (file) => (await first.find(file)) ?? second.find(file),
    drop: async (file) => {
      await first.drop(file);
      await second.drop(file);
    },
  };
};
