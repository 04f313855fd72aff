import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/connect.ts';
import { startCluster } from '#server/db/cluster-server.ts';
import { bundledPrograms, programsIn, type PgPrograms } from '#server/db/pg-programs.ts';
import { startServer } from '#tests/support/server-process.ts';
import { pgbenchBin } from './pgbench.ts';
import { signInMerchant } from './redeem/sign-in.ts';
import { httpAlone, httpLoad, type Till } from './redeem/http-load.ts';
import { pgbench } from './redeem/pgbench.ts';
import { countUsed, stockVouchers } from './redeem/vouchers.ts';
import { median, printNote, printTable, round, type Row } from './table.ts';

const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP = 1000;
/** Vouchers set aside for each caller in one slice: more than pgbench can use up, or the next slice finds them used. */
const PER_CALLER: Record<number, number> = { 1: 20_000, 8: 8_000, 32: 2_500 };

type Slices = { http: number[]; p99: number[]; bench: number[]; alone: number[] };

const measure = async (name: string, programs: PgPrograms, bin: string): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'senado-bench-'));
  const cluster = await startCluster({ directory: join(folder, 'postgres'), programs });
  const server = await startServer({
    env: { DATABASE_URL: cluster.url, LIMIT_ADDRESS: '0', LIMIT_TOKEN: '0', LOG_LEVEL: 'warn' },
  });
  const { db } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder });
  try {
    const most = Object.entries(PER_CALLER).reduce(
      (sum, [callers, each]) => sum + Number(callers) * each * ROUNDS * 2,
      8 * WARM_UP,
    );
    const stock = await stockVouchers(db, most);
    const till: Till = {
      url: server.url,
      stock,
      ...(await signInMerchant(server.url, '66990001')),
    };
    // a server that has just started compiles as it goes
    await httpLoad(till, { callers: 8, seconds: 2, first: 0, perCaller: WARM_UP });
    let first = 8 * WARM_UP;
    const rows: Row[] = [];
    for (const callers of [1, 8, 32]) {
      const perCaller = PER_CALLER[callers]!;
      const slices: Slices = { http: [], p99: [], bench: [], alone: [] };
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        slices.bench.push(
          await pgbench({
            url: cluster.url,
            bin,
            stock,
            callers,
            seconds: SECONDS,
            first,
            perCaller,
          }),
        );
        first += callers * perCaller;
        const load = await httpLoad(till, { callers, seconds: SECONDS, first, perCaller });
        first += callers * perCaller;
        slices.http.push(load.perSecond);
        slices.p99.push(load.p99);
        if (load.refused > 0)
          throw new Error(`${load.refused} redeems were refused: PER_CALLER is too small here`);
        slices.alone.push(await httpAlone(till, { callers, seconds: 1 }));
      }
      rows.push({
        database: name,
        callers,
        'redeems/s (HTTP)': round(median(slices.http), 0),
        'p99 ms': round(median(slices.p99), 0),
        'pgbench/s': round(median(slices.bench), 0),
        share: round(median(slices.http.map((rate, turn) => rate / slices.bench[turn]!)), 2),
        'HTTP without a database/s': round(median(slices.alone), 0),
      });
    }
    // what was on its way when the load ended is answered before the count
    await server.stop();
    const { used, records } = await countUsed(db, stock);
    printNote(`${name}: ${used} vouchers used, ${records} records.`);
    return rows;
  } finally {
    await db.close();
    await server.remove();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Redeems through HTTP on both databases, beside pgbench with the same statement, in alternating slices. */
export const run = async (): Promise<void> => {
  const bin = pgbenchBin();
  const [embedded, system] = [bundledPrograms(), programsIn(bin)];
  const rows = [
    ...(embedded ? await measure(`embedded PostgreSQL ${embedded.major}`, embedded, bin) : []),
    ...(system ? await measure(`PostgreSQL ${system.major}`, system, bin) : []),
  ];
  printTable('Redeems through HTTP beside pgbench (medians of alternating slices)', rows);
  printNote('Aim: on PostgreSQL at least 0.4 of pgbench at 32 callers.');
};
