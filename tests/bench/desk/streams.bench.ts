import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Till } from '#tests/support/server-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { worked } from '../lists/list-load.ts';
import { onPostgres } from '../on-postgres.ts';
import { percentile, printNote, printTable, round, type Row } from '../table.ts';
import { accept, signInAt, takeOver } from './full-board.ts';
import { readStreams } from './stream-readers.ts';
import { heldMb, residentMb, TELLS_MEMORY } from './server-memory.ts';

const READERS = 200;
/** So many a sign-in may hold. */
const OF_ONE = 10;
const OPEN = 1500;
const WARM = 20;
const ROUNDS = 6;
/** Orders accepted one after another in a slice, and at a pace. */
const ACTS = 60;
const PACE_MS = 50;

type Slice = { acts: number[]; work: number };
type Readers = Awaited<ReturnType<typeof readStreams>>;
type Written = { at: 'once' | 'pace'; withStreams: boolean; slices: Slice[] };

const openAll = async ({ url }: ServerProcess, tills: readonly Till[]): Promise<Readers> => {
  const { cursor } = await tills[0]!.api.merchantDeskBoard({});
  const tokens = tills.flatMap((till) => Array.from({ length: OF_ONE }, () => till.token()));
  return readStreams({ url, cursor, tokens });
};

/** Accepts orders one after another, and tells how long each took and what the server worked for them all. */
const write = async (
  { till, server }: { till: Till; server: ServerProcess },
  orders: readonly OrderId[],
  at: Written['at'],
): Promise<Slice> => {
  const before = worked(server.pid) ?? Number.NaN;
  const acts: number[] = [];
  for (const orderId of orders) {
    const began = performance.now();
    await accept(till, orderId);
    acts.push(performance.now() - began);
    if (at === 'pace') await sleep(Math.max(0, PACE_MS - acts.at(-1)!));
  }
  return { acts, work: (worked(server.pid) ?? Number.NaN) - before };
};

const figuresOf = ({ slices }: Written) => {
  const acts = slices.flatMap((slice) => slice.acts);
  return {
    acts: acts.length,
    mean: acts.reduce((sum, ms) => sum + ms, 0) / acts.length,
    p50: percentile(acts, 50),
    p95: percentile(acts, 95),
    work: slices.reduce((sum, { work }) => sum + work, 0) / acts.length,
  };
};
const more = (figure: number, than: number): string =>
  `${figure < than ? '' : '+'}${round((figure / than - 1) * 100, 0)} %`;

/** How long writes took, and how much longer than the same without streams. */
const rowOf = (written: Written, all: readonly Written[]): Row => {
  const { acts, mean, p50, p95, work } = figuresOf(written);
  const alone = figuresOf(all.find(({ at, withStreams }) => at === written.at && !withStreams)!);
  return {
    writes: written.at === 'once' ? 'one after another' : '20 a second',
    streams: written.withStreams ? READERS : 'yardstick: 0',
    acts,
    'p50 ms': round(p50),
    'p95 ms': round(p95),
    'mean slower': written.withStreams ? more(mean, alone.mean) : '',
    'p50 slower': written.withStreams ? more(p50, alone.p50) : '',
    'p95 slower': written.withStreams ? more(p95, alone.p95) : '',
    'server ms an act': round(work, 2),
  };
};

/** What 200 readers take in memory, and what they cost those who write orders; with and without them in turn. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    const { till, addOrders } = await takeOver({ server, db });
    const orders = await addOrders(OPEN);
    const take = (count: number) => orders.splice(0, count);
    await write({ till, server }, take(WARM), 'once');
    const tills: Till[] = [];
    while (tills.length < READERS / OF_ONE) tills.push(await signInAt(server));
    // the first streams bring code along, which stays
    await (await openAll(server, tills)).leave();
    const kinds = (['once', 'pace'] as const).flatMap((at) =>
      [false, true].map((withStreams): Written => ({ at, withStreams, slices: [] })),
    );
    const memory: Row[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const withStreams of [false, true]) {
        const before = { held: await heldMb(server), resident: residentMb(server.pid) };
        const streams = withStreams ? await openAll(server, tills) : null;
        const open = { held: await heldMb(server), resident: residentMb(server.pid) };
        for (const kind of kinds.filter((each) => each.withStreams === withStreams))
          kind.slices.push(await write({ till, server }, take(ACTS), kind.at));
        memory.push({
          streams: withStreams ? READERS : 'yardstick: 0',
          'opened: held MB more': round(open.held - before.held),
          'resident MB more': round(open.resident - before.resident),
          [`after ${2 * ACTS} writes: held MB more`]: round((await heldMb(server)) - before.held),
          'resident MB more than before': round(residentMb(server.pid) - before.resident),
        });
        await streams?.leave();
      }
    printTable(`Memory of ${READERS} streams, after garbage was collected`, memory);
    printTable(
      'Orders written',
      kinds.map((kind) => rowOf(kind, kinds)),
    );
  }, TELLS_MEMORY);
  printNote(
    '200 streams are to take 60 MB at most, and to make order writes slower by 10 % at most. Readers, server and database share this machine.',
  );
};
