import fs from 'node:fs';
import path from 'node:path';
import { handOver } from './cluster-socket.ts';
import type { PgPrograms } from './pg-programs.ts';
import { pgUser } from './pg-user.ts';
import { StartError } from './start-error.ts';

/** The cluster's superuser, who cannot sign in. */
const OWNER = 'app';

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
    OWNER,
    '--auth-local=reject',
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
