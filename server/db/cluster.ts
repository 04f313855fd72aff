import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PgPrograms } from './pg-programs.ts';
import { pgUser } from './pg-user.ts';
import { StartError } from './start-error.ts';

export const PG_ROLE = 'app';

/** Gives a folder to the user that PostgreSQL runs as, when that is another one than ours. */
const handOver = (directory: string): void => {
  const { uid, gid } = pgUser().options;
  if (uid !== undefined && gid !== undefined) fs.chownSync(directory, uid, gid);
};

const makeCluster = (directory: string, programs: PgPrograms): void => {
  // made aside, then renamed: a kill during initdb must not leave half a cluster behind
  const parent = path.dirname(directory);
  const half = `${directory}.new`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { mode: 0o700 });
  handOver(half);
  if (pgUser().options.uid !== undefined) fs.chmodSync(parent, 0o711);
  const made = programs.run('initdb', [
    '-D',
    half,
    '-U',
    PG_ROLE,
    '--auth-local=trust',
    '--auth-host=reject',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  if (made.status !== 0)
    throw new StartError(
      `The database could not be made in ${directory}: ${made.output.split('\n').at(-1) ?? ''}`,
    );
  fs.renameSync(half, directory);
};

/** Makes the cluster if there is none and proves that the programs can open it. */
export const prepareCluster = (directory: string, programs: PgPrograms): void => {
  const versionFile = path.join(directory, 'PG_VERSION');
  if (!fs.existsSync(versionFile)) {
    if (fs.existsSync(directory) && fs.readdirSync(directory).length > 0)
      throw new StartError(
        `The database folder ${directory} holds something that is no database. Move it away and start again.`,
      );
    makeCluster(directory, programs);
  }
  const version = fs.readFileSync(versionFile, 'utf8').trim();
  if (version !== programs.major)
    throw new StartError(
      `The data in ${directory} is of PostgreSQL ${version}, this version brings PostgreSQL ${programs.major}: export it with the old version first.`,
    );
};

/** Whether a folder is a real one that only we, or the user that PostgreSQL runs as, may enter. */
const isPrivate = (directory: string): boolean => {
  const found = fs.lstatSync(directory);
  const owners = [process.getuid?.(), pgUser().options.uid];
  return found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0;
};

/**
 * A short private folder for the socket: names of Unix sockets end at 107 bytes, data folders may be
 * deep. Its name is the same at each start; where another user of the machine took it, a new one is
 * made under a name that nobody can know before.
 */
export const socketDirectory = (directory: string): string => {
  const name = createHash('sha256').update(fs.realpathSync(directory)).digest('hex').slice(0, 12);
  const usual = path.join(os.tmpdir(), `senado-pg-${name}`);
  fs.mkdirSync(usual, { recursive: true, mode: 0o700 });
  const socket = isPrivate(usual) ? usual : fs.mkdtempSync(`${usual}-`);
  handOver(socket);
  return socket;
};
