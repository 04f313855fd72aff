import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import {
  databaseOn,
  noPrivatePostgres,
  TOWN,
  TOWN_AT_NOON,
} from '#tests/support/server-private-postgres.ts';
import '#tests/support/contract-postgres.ts';

/** Where a suite's server keeps its data: at an address, or (undefined) in a folder of its own, which begins as a copy of `town`. */
type Opened = { url: string | undefined; town?: string; close(): Promise<void> };
/** What a database begins with: the town of this moment, the town as `fixedClock()` starts, or nothing, for suites whose town has another past. */
export type Holds = 'town' | 'noon' | 'nothing';
/** A database to run a suite on. */
export type Database = {
  name: string;
  missing: string | null;
  env?: Readonly<Record<string, string>>;
  open(holds: Holds): Promise<Opened>;
};

const onPrivate = (name: string, options: string): Database => ({
  name,
  missing: noPrivatePostgres(),
  open: async (holds) => {
    const url = await databaseOn(
      inject('privatePostgres'),
      `t${randomUUID().slice(0, 8)}`,
      { town: TOWN, noon: TOWN_AT_NOON, nothing: undefined }[holds],
    );
    return { url: url + options, close: () => Promise.resolve() };
  },
});

const embedded: Database = {
  name: 'the embedded database',
  missing: null,
  open: (holds) =>
    Promise.resolve({
      url: undefined,
      ...(holds !== 'nothing' && {
        town: inject(holds === 'town' ? 'townFolder' : 'noonFolder'),
      }),
      close: () => Promise.resolve(),
    }),
};
const installed = onPrivate('a private PostgreSQL', '');
/** The cheapest stand-in for engines that are always serializable. */
const serializable = onPrivate(
  'a private PostgreSQL, serializable',
  `&options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`,
);

/** The form of the redeem for engines without data-modifying WITH. */
const plainly: Database = {
  ...onPrivate('a private PostgreSQL, redeems as plain statements', ''),
  env: { REDEEM_IN_ONE: '0' },
};

export const DATABASES: readonly Database[] = [embedded, installed];
export const RACE_DATABASES: readonly Database[] = [embedded, installed, serializable, plainly];
