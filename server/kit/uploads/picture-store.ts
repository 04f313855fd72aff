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

/** For several server processes. Pictures from before the setting was changed are still on a disk. */
const inDatabase = ({ query }: Deps['db'], disk: PictureStore): PictureStore => ({
  keep: (file, content) => addBytes(query, file, content),
  find: async (file) => {
    const content = await bytesOf(query, file);
    if (content === null) return disk.find(file);
    return { size: content.length, body: Buffer.from(content) };
  },
  drop: async (file) => {
    await dropBytes(query, file);
    await disk.drop(file);
  },
});

/** Where `UPLOADS` keeps pictures. */
export const pictureStore = ({ db, config }: Pick<Deps, 'db' | 'config'>): PictureStore => {
  const disk = onDisk(uploadsIn(config.dataDir));
  return config.uploads === 'database' ? inDatabase(db, disk) : disk;
};
