import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Owner-only: the desktop's files are private. */
export const PRIVATE_MODE = 0o600;

/** Makes a rename or a new file in `folder` survive a power cut. Windows cannot open folders and needs none of it. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Replaces a file whole: a reader, or the next start after a crash, sees the old text or the new one, never a part. */
export const replaceFile = async (file: string, text: string): Promise<void> => {
  const temporary = `${file}.new`;
  const handle = await open(temporary, 'w', PRIVATE_MODE);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncFolder(dirname(file));
};

/** Adds text at the end and returns once it is on the disk. */
export const appendDurably = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'a', PRIVATE_MODE);
  try {
    await handle.appendFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** The text of a file, or null when there is no such file. Any other trouble is thrown. */
export const readIfThere = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
