import type { OrderId } from '#shared/kernel/ids.ts';
import type { Till } from '#tests/support/server-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { worked } from '../lists/list-load.ts';
import { onPostgres } from '../on-postgres.ts';
import { median, printNote, printTable, round, type Row } from '../table.ts';
import { accept, act, signInAt, takeOver, withEach } from './full-board.ts';

const OPEN = 500;
const ROUNDS = 7;

/** Accepts orders, and then finishes them and takes that back: so many things that happen. */
const happen = async (till: Till, orders: readonly OrderId[], times: number): Promise<void> => {
  await withEach(orders, async (orderId) => {
    await accept(till, orderId);
    for (let done = 1; done < times; done += 1)
      await (done % 2 === 1
        ? till.api.merchantDeskReady(act(orderId))
        : till.api.merchantDeskUnready(act(orderId)));
  });
};

/** What a till does that was away: it asks for what happened, and reads the board where that is too much to be told. */
const catchUp = async ({ api }: Till, cursor: string): Promise<{ isGap: boolean }> => {
  const { isGap } = await api.merchantDeskChanges({ cursor });
  if (isGap) await api.merchantDeskBoard({ withDone: true });
  return { isGap };
};

const timed = async (
  { pid }: ServerProcess,
  what: string,
  work: () => Promise<{ isGap: boolean }>,
): Promise<Row> => {
  const times: number[] = [];
  let way = '';
  const before = worked(pid) ?? Number.NaN;
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const began = performance.now();
    const { isGap } = await work();
    times.push(performance.now() - began);
    way = isGap ? 'the board anew' : 'each event';
  }
  return {
    what,
    'by way of': way,
    'server ms': round(((worked(pid) ?? Number.NaN) - before) / ROUNDS, 0),
    'p50 ms': round(median(times)),
    'slowest ms': round(Math.max(...times)),
  };
};

/** A till that comes back after it missed much, with a full board. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    const { till, addOrders } = await takeOver({ server, db });
    const orders = await addOrders(OPEN);
    const other = await signInAt(server);
    const { cursor: first } = await other.api.merchantDeskBoard({});
    await happen(till, orders.slice(0, 250), 2);
    const { cursor: second } = await other.api.merchantDeskBoard({});
    await happen(till, orders.slice(250), 2);
    const { cursor: now } = await other.api.merchantDeskBoard({});
    printTable(`Catching up, ${OPEN} open orders`, [
      await timed(server, 'yardstick: nothing missed', () => catchUp(other, now)),
      await timed(server, '500 acts missed', () => catchUp(other, second)),
      await timed(server, '1,000 acts missed', () => catchUp(other, first)),
    ]);
  });
  printNote('1,000 missed events are to be caught up within 500 ms.');
};
