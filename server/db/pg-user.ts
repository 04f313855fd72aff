import { spawnSync } from 'node:child_process';

/** How PostgreSQL programs are started: a prefix of the command, and the user to become. PostgreSQL refuses to run as root. */
export type PgUser = { prefix: readonly string[]; options: { uid?: number; gid?: number } };

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] as const;
const NOBODY = 65534;

let known: PgUser | undefined;

/** As root: a user namespace in which root is user 1000 (no account, no change of owner, works in a home that only root may enter); where that is forbidden, user 65534. */
export const pgUser = (): PgUser => {
  if (process.getuid?.() !== 0) return { prefix: [], options: {} };
  const [program, ...rest] = NAMESPACE;
  known ??=
    spawnSync(program, [...rest, 'true'], { stdio: 'ignore' }).status === 0
      ? { prefix: NAMESPACE, options: {} }
      : { prefix: [], options: { uid: NOBODY, gid: NOBODY } };
  return known;
};

/** What a start as root means, or null for any other user. */
export const rootNotice = (): string | null =>
  process.getuid?.() === 0
    ? 'warning: running as root: a fault in the server would give away the whole machine. Start it as a user of its own that may write DATA_DIR.'
    : null;
