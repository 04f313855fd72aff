// `npm run demo:records`: a year of records in the configured database (DATABASE_URL, else DATA_DIR). Safe to run again.
import { inspect } from 'node:util';
import { instant } from '#shared/kernel/time.ts';
import { readConfig } from '../../kit/config.ts';
import { openDatabase } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { StartError } from '../../db/start-error.ts';
import { systemRandom } from '../../kit/random.ts';
import { seedTown } from '../seed.ts';
import { seedRecords } from './seed.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const whole = (name: string, fallback: number, most: number): number => {
  const text = process.env[name] ?? '';
  const value = text === '' ? fallback : Number(text);
  if (!Number.isSafeInteger(value) || value < 1 || value > most)
    throw new StartError(
      `The environment variable ${name} must be a whole number from 1 to ${most}.`,
    );
  return value;
};

const main = async (): Promise<void> => {
  const [count, days] = [whole('RECORDS', 100_000, 1_000_000), whole('RECORD_DAYS', 365, 700)];
  const config = readConfig(process.env);
  const now = instant(Date.now());
  const { db, says } = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseTls: config.databaseTls,
    databaseCa: config.databaseCa,
    dataDir: config.dataDir,
    connections: config.databasePool,
    isPrepared: config.isPrepared,
  });
  try {
    say(says);
    await migrate(db.query);
    await seedTown({ db, random: systemRandom }, now);
    const started = performance.now();
    const { isNew, count: made } = await seedRecords(
      db,
      { count, days, seed: whole('RECORD_SEED', 853, 1_000_000_000), until: now },
      (table, rows) => say(`${table}: ${rows}`),
    );
    say(
      isNew
        ? `${made} records in ${((performance.now() - started) / 1000).toFixed(1)} s`
        : `the ${made} records are there already`,
    );
  } finally {
    await db.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
});
