// `npm run demo:remove -- --everything`: empties a database that holds the demonstration town
// (DATABASE_URL, else DATA_DIR), so that a real town can begin in it. Safe to run again.
import { inspect } from 'node:util';
import { openDatabase } from '../db/connect.ts';
import type { Db, Query } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { row, text } from '../db/row.ts';
import { StartError } from '../db/start-error.ts';
import { readConfig } from '../kit/config.ts';
import { dropPicturesOnDisk } from '../kit/uploads/picture-store.ts';
import { holdsTown } from './vouchers.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const TABLE_ROW = row({ tablename: text });

/** What a repeated removal reads, the marker of the demonstration and the migrations: dropped last, so that a removal that was stopped can be run again. */
const LAST = ['setting', 'schema_lease', 'schema_migration'];

const dropEverything = async (db: Db): Promise<void> => {
  const { rows } = await db.query(
    "SELECT CAST(tablename AS text) AS tablename FROM pg_tables WHERE schemaname = 'public'",
    [],
    TABLE_ROW,
  );
  const drop = (query: Query, table: string) => query(`DROP TABLE "${table}" CASCADE`);
  const tables = rows.map(({ tablename }) => tablename);
  // one by one: all in a transaction would take more locks than the embedded database has
  for (const table of tables.filter((name) => !LAST.includes(name))) await drop(db.query, table);
  await db.tx(async (query) => {
    for (const table of tables.filter((name) => LAST.includes(name))) await drop(query, table);
  });
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { db, says } = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseTls: config.databaseTls,
    databaseCa: config.databaseCa,
    dataDir: config.dataDir,
    connections: 1,
  });
  try {
    say(says);
    await migrate(db.query);
    if (!(await holdsTown(db.query))) {
      say('There is no demonstration town here: nothing was removed.');
      return;
    }
    if (!process.argv.includes('--everything'))
      throw new StartError(
        'This removes everything in this database, not only what the demonstration wrote. Run it with --everything if that is meant.',
      );
    await dropPicturesOnDisk(config.dataDir);
    await dropEverything(db);
    say('The demonstration town and everything else in this database was removed.');
  } finally {
    await db.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
});
