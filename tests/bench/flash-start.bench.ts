import { randomUUID } from 'node:crypto';
import { contract } from '#shared/contract/index.ts';
import { cents, toDollars } from '#shared/kernel/money.ts';
import { addBuyers, addSale, countTaken, tokenOf, type Sale } from './flash/buyers.ts';
import { saleScript } from './flash/sale-script.ts';
import { fire, signed } from './lists/list-load.ts';
import { onPostgres } from './on-postgres.ts';
import { pgbenchBin, runPgbench } from './pgbench.ts';
import { median, percentile, printNote, printTable, round, type Row } from './table.ts';

const ROUNDS = 3;
const SECONDS = 2;
/** Buyers set aside for each caller in one slice: more than get an answer. */
const PER_CALLER = { 1: 1500, 32: 150 } as const;
const CALLERS = [1, 32] as const;
const WARM_UP = { callers: 8, perCaller: 250 };

type Slice = { callers: number; perCaller: number; first: number };

/** Each caller one line of buyers, each of whom buys one piece. */
const buy = (url: string, sale: Sale, { callers, perCaller, first }: Slice) => {
  const body = {
    productId: sale.productId,
    quantity: 1,
    totalAmount: toDollars(cents(sale.price)),
    secKillId: sale.activityId,
  };
  const asked = { path: contract.groupOrderCreate.path, body: () => body };
  return fire(
    url,
    Array.from({ length: callers }, (_, caller) =>
      Array.from({ length: perCaller }, (_unused, turn) => {
        const n = first + caller * perCaller + turn;
        const equipmentId = `bench-${n}`;
        return signed(asked, turn, { token: tokenOf(n), key: randomUUID(), equipmentId });
      }),
    ),
    SECONDS,
  );
};

/** The start of a flash sale: buyers who all want a piece of one deal at once, beside pgbench with the statements that they queue for, in alternating slices. */
export const run = async (): Promise<void> => {
  const bin = pgbenchBin();
  await onPostgres(async ({ server, db, databaseUrl }) => {
    const buyers = CALLERS.reduce(
      (sum, callers) => sum + callers * PER_CALLER[callers] * ROUNDS,
      WARM_UP.callers * WARM_UP.perCaller,
    );
    await addBuyers(db, buyers);
    const sale = await addSale(db);
    // a server that has just started compiles as it goes
    await buy(server.url, sale, { ...WARM_UP, first: 0 });
    // a planner that saw empty tables reads them whole
    await db.query('ANALYZE');
    let first = WARM_UP.callers * WARM_UP.perCaller;
    const rows: Row[] = [];
    for (const callers of CALLERS) {
      const perCaller = PER_CALLER[callers];
      const [http, bench]: [number[], number[]] = [[], []];
      const times: number[] = [];
      let refused = 0;
      for (let slice = 0; slice < ROUNDS; slice += 1) {
        const script = await saleScript(sale);
        bench.push(await runPgbench(script, { url: databaseUrl, bin, callers, seconds: SECONDS }));
        const load = await buy(server.url, sale, { callers, perCaller, first });
        first += callers * perCaller;
        http.push(load.requests.average);
        times.push(...load.times);
        refused += load.non2xx + load.errors;
      }
      rows.push({
        buyers: callers,
        'orders/s (HTTP)': round(median(http), 0),
        'p95 ms': round(percentile(times, 95), 0),
        'yardstick: pgbench/s': round(median(bench), 0),
        share: round(median(http.map((rate, turn) => rate / bench[turn]!)), 2),
        refused,
      });
    }
    printTable('A flash sale begins: orders of one deal through HTTP beside pgbench', rows);
    await server.stop();
    const { taken, ordered } = await countTaken(db, sale);
    printNote(`${taken} pieces taken, ${ordered} in orders.`);
  });
};
