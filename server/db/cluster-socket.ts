import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pgUser } from './pg-user.ts';
import { StartError } from './start-error.ts';

/** The name of a Unix socket may have 103 bytes on macOS and 107 on Linux. */
const MOST_BYTES = 103;
const fits = (directory: string): boolean =>
  Buffer.byteLength(path.join(directory, '.s.PGSQL.5432')) <= MOST_BYTES;

/** Gives a folder or file to the user that PostgreSQL runs as, when that is another one than ours. */
export const handOver = (file: string): void => {
  const { uid, gid } = pgUser().options;
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid);
};

/** Whether a file or folder is this user's, or of the user that PostgreSQL runs as. Links are not followed. */
export const isOurs = ({ uid }: fs.Stats): boolean =>
  process.getuid === undefined || uid === process.getuid() || uid === pgUser().options.uid;

const beside = (directory: string): string => {
  const socket = `${fs.realpathSync(directory)}.run`;
  fs.mkdirSync(socket, { recursive: true, mode: 0o700 });
  const found = fs.lstatSync(socket);
  if (!found.isDirectory() || !isOurs(found))
    throw new StartError(
      `The folder ${socket} belongs to another user or is a link. Remove it and start again.`,
    );
  return socket;
};

const fresh = (): string => {
  const socket = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-'));
  if (fits(socket)) return socket;
  fs.rmdirSync(socket);
  throw new StartError(
    'The paths of the data folder and of the temporary folder are both too long for a socket. Set DATA_DIR to a shorter path.',
  );
};

/** The folder of the database's socket: beside the cluster, or, where that path is too long, a new one with a random name. No other user may enter it. */
export const socketDirectory = (directory: string): string => {
  const socket = fits(`${fs.realpathSync(directory)}.run`) ? beside(directory) : fresh();
  fs.chmodSync(socket, 0o700);
  handOver(socket);
  return socket;
};
