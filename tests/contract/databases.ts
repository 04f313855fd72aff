import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseOn, noPrivatePostgres } from '#tests/support/server-private-postgres.ts';
import '#tests/support/contract-postgres.ts';

/** A database to run a suite on. `url` gives an empty one, or undefined for the embedded one in a folder of its own. */
export type Database = { name: string; missing: string | null; env?: Readonly<Record<string, string>>; open(): Promise<{ url: string | undefined; close(): Promise<void> }> };

const onPrivate = (name: string, options: string): Database => ({
  name, missing: noPrivatePostgres(),
  open: async () => {
    const url = await databaseOn(inject('privatePostgres'), `t${randomUUID().slice(0, 8)}`);
    return { url: url + options, close: () => Promise.resolve() };
  },
});

const embedded: Database = { name: 'the embedded database', missing: null, open: () => Promise.resolve({ url: undefined, close: () => Promise.resolve() }) };
const installed = onPrivate('a private PostgreSQL', '');
/** The cheapest stand-in for engines that are always serializable. */
const serializable = onPrivate('a private PostgreSQL, serializable', `&options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`);

/** The form of the redeem for engines without data-modifying WITH. */
const plainly: Database = { ...onPrivate('a private PostgreSQL, redeems as plain statements', ''), env: { REDEEM_IN_ONE: '0' } };

export const DATABASES: readonly Database[] = [embedded, installed];
export const RACE_DATABASES: readonly Database[] = [embedded, installed, serializable, plainly];
