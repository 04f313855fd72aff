import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

/** Makes a folder and those above it, one by one: Node's own recursion never ends in places where no folder can be made, such as /proc. */
const makeFolder = (directory: string): void => {
  if (fs.existsSync(directory)) return;
  makeFolder(path.dirname(directory));
  fs.mkdirSync(directory, { mode: 0o700 });
};

/** Makes the data folder and proves that it can be read and written. Throws `StartError` with one sentence otherwise. */
export const prepareDirectory = (wanted: string): string => {
  const directory = path.resolve(wanted);
  try {
    makeFolder(directory);
    fs.readdirSync(directory);
    const probe = path.join(directory, `.probe-${process.pid}`);
    fs.writeFileSync(probe, 'x');
    fs.rmSync(probe);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOTDIR' || code === 'EEXIST'
        ? 'it is not a folder'
        : code === 'ENOSPC'
          ? 'the disk is full'
          : `it cannot be read and written (${code})`;
    throw new StartError(
      `The data folder ${directory} cannot be used: ${why}. Set DATA_DIR to another folder.`,
      error,
    );
  }
  return directory;
};
