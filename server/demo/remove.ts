// `npm run demo:remove -- --everything`: empties a database that holds the demonstration town
// (DATABASE_URL, else DATA_DIR), so that a real town can begin in it. Safe to run again.
import { inspect } from 'node:util';
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { row, text } from '../db/row.ts';
import { StartError } from '../db/start-error.ts';
import { readConfig } from '../kit/config.ts';
import { holdsTown } from './vouchers.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const TABLE_ROW = row({ tablename: text });

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { db, says } = await openDatabase({
    databaseUrl: config.databaseUrl,
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
    await db.tx(async (query) => {
      const { rows } = await query(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
        [],
        TABLE_ROW,
      );
      for (const { tablename } of rows) await query(`DROP TABLE "${tablename}" CASCADE`);
    });
    say('The demonstration town and everything else in this database was removed.');
  } finally {
    await db.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
});
