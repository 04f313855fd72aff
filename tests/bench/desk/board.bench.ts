import { contract } from '#shared/contract/index.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Till } from '#tests/support/server-client.ts';
import { measureAll } from '../lists/list-load.ts';
import { onPostgres } from '../on-postgres.ts';
import { printNote, printTable } from '../table.ts';
import { accept, takeOver } from './full-board.ts';

const OPEN = 500;
/** So often an order is accepted while boards are read that change. */
const ACT_MS = 200;

/** Accepts orders at a pace for as long as a work takes. */
const whileMoving = async <T>(
  { till, orders }: { till: Till; orders: readonly OrderId[] },
  work: () => Promise<T>,
): Promise<T> => {
  const left = [...orders];
  const timer = setInterval(() => {
    const next = left.shift();
    if (next !== undefined) void accept(till, next);
  }, ACT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};

/** The calls of a full board under load. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    const { till, addOrders } = await takeOver({ server, db });
    const orders = await addOrders(OPEN);
    const { cursor } = await till.api.merchantDeskBoard({});
    const token = till.token();
    const { path } = contract.merchantDeskBoard;
    const board = { path, body: () => ({}), token, isPacked: true };
    const calm = await measureAll(server, [
      ['yardstick: no database (bottom bar)', { path: contract.bottomBar.path, body: () => ({}) }],
      ['board', board],
      ['board, not gzipped', { ...board, isPacked: false }],
      [
        'changes, none',
        { path: contract.merchantDeskChanges.path, body: () => ({ cursor }), token },
      ],
    ]);
    const moving = await whileMoving({ till, orders }, () =>
      measureAll(server, [['board, while 5 orders a second change', board]]),
    );
    printTable(
      `The desk through HTTP, ${OPEN} open orders of one store on PostgreSQL; the callers share the machine with the server and its database`,
      [...calm, ...moving],
    );
  });
  printNote(
    'A board is to answer 95 of 100 within 50 ms. The dry run of a file of 5,000 dishes has a bench of its own, `menu-file`.',
  );
};
