import { contract } from '#shared/contract/index.ts';
import { measureAll } from '../lists/list-load.ts';
import { onPostgres } from '../on-postgres.ts';
import { printNote, printTable } from '../table.ts';
import { takeOver } from './full-board.ts';

const OPEN = 500;

/** The calls of a full board under load. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    const { till, addOrders } = await takeOver({ server, db });
    await addOrders(OPEN);
    const { cursor } = await till.api.merchantDeskBoard({});
    const token = till.token();
    printTable(
      `The desk through HTTP, ${OPEN} open orders of one store on PostgreSQL; the callers share the machine with the server and its database`,
      await measureAll(server, [
        [
          'yardstick: no database (bottom bar)',
          { path: contract.bottomBar.path, body: () => ({}) },
        ],
        [
          'board',
          { path: contract.merchantDeskBoard.path, body: () => ({}), token, isPacked: true },
        ],
        [
          'board, not gzipped',
          { path: contract.merchantDeskBoard.path, body: () => ({}), token },
        ],
        [
          'changes, none',
          { path: contract.merchantDeskChanges.path, body: () => ({ cursor }), token },
        ],
      ]),
    );
  });
  printNote(
    'A board is to answer 95 of 100 within 50 ms. The dry run of a file of 5,000 dishes has a bench of its own, `menu-file`.',
  );
};
