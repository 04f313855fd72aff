import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { handOver, isOurs } from './cluster-socket.ts';
import type { PgPrograms } from './pg-programs.ts';
import { StartError } from './start-error.ts';

/** The only role that may sign in. The cluster's superuser may not: what needs it is done while no server runs. */
export const PG_ROLE = 'senado';

const ACCESS = `# written at each start\nlocal all ${PG_ROLE} scram-sha-256\n`;

const PASSWORD = /^[\w-]{43}$/;

/** Reads the password, unless somebody else made or can read its file. */
const readPassword = (file: string): string | null => {
  const found = fs.lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (!found.isFile() || !isOurs(found))
    throw new StartError(
      `The file ${file} belongs to another user or is a link. Remove it and start again.`,
    );
  const text = fs.readFileSync(file, 'utf8').trim();
  return (found.mode & 0o077) === 0 && PASSWORD.test(text) ? text : null;
};

/** Writes a whole file or nothing, readable by its owner only. */
const writePrivate = (file: string, text: string): void => {
  const half = `${file}.new`;
  fs.rmSync(half, { force: true });
  fs.writeFileSync(half, text, { mode: 0o600, flag: 'wx' });
  fs.renameSync(half, file);
};

/** Statements that bear being run again: the role, and everything in `public` handed to it from the superuser that owned it before. */
const statements = (password: string, mayCreateDatabases: boolean): string[] => [
  `DO $do$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${PG_ROLE}') THEN CREATE ROLE ${PG_ROLE}; END IF; END $do$`,
  `ALTER ROLE ${PG_ROLE} LOGIN NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS ${mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB'}`,
  `SET password_encryption = 'scram-sha-256'`,
  `ALTER ROLE ${PG_ROLE} PASSWORD '${password}'`,
  `ALTER SCHEMA public OWNER TO ${PG_ROLE}`,
  `DO $do$ DECLARE one record; BEGIN
     FOR one IN SELECT c.oid::regclass AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
     LOOP EXECUTE format('ALTER TABLE %s OWNER TO ${PG_ROLE}', one.name); END LOOP;
     FOR one IN SELECT c.oid::regclass AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i'))
     LOOP EXECUTE format('ALTER SEQUENCE %s OWNER TO ${PG_ROLE}', one.name); END LOOP;
     FOR one IN SELECT p.oid::regprocedure AS name FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
     LOOP EXECUTE format('ALTER ROUTINE %s OWNER TO ${PG_ROLE}', one.name); END LOOP;
   END $do$`,
  `REVOKE ALL ON DATABASE postgres FROM PUBLIC`,
  `GRANT CONNECT ON DATABASE postgres TO ${PG_ROLE}`,
];

type Access = { directory: string; programs: PgPrograms; mayCreateDatabases?: boolean };

/** What PostgreSQL said when it could not be administered, as an error that a start may retry. */
export class ClusterBusy extends Error {}

/**
 * Closes a cluster to everybody but our role, and gives the role's password. It is done without a server, so at no moment does an open one run.
 * The access file is written last: a kill before it lets the next start do all of this again.
 */
export const secureCluster = ({ directory, programs, mayCreateDatabases }: Access): string => {
  const passwordFile = `${directory}.password`;
  const accessFile = path.join(directory, 'pg_hba.conf');
  const known = readPassword(passwordFile);
  if (known !== null && fs.readFileSync(accessFile, 'utf8') === ACCESS) return known;
  const password = known ?? randomBytes(32).toString('base64url');
  writePrivate(passwordFile, `${password}\n`);
  const { status, output } = programs.run(
    'postgres',
    ['--single', '-j', '-D', directory, '-c', 'exit_on_error=on', 'postgres'],
    statements(password, mayCreateDatabases === true)
      .map((statement) => `${statement};\n\n`)
      .join(''),
  );
  if (status !== 0) throw new ClusterBusy(output);
  writePrivate(accessFile, ACCESS);
  handOver(accessFile);
  return password;
};
