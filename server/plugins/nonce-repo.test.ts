import { expect, it } from 'vitest';
import { instant, MINUTE, plus } from '#shared/kernel/time.ts';
import type { Query } from '../db/db.ts';
import { sharedNonces } from './nonce-repo.ts';

const NOON = instant(1_800_000_000_000);
const MOST = 20;

it('a flood of guests writes so many nonces and no more; sessions still keep theirs, guests again after ten minutes', async () => {
  let written = 0;
  const query = (() => {
    written += 1;
    return Promise.resolve({ rows: [], count: 1 });
  }) as unknown as Query;
  const { useNonce } = sharedNonces(MOST);
  const flood = async (now = NOON) => {
    for (let n = 0; n < 10 * MOST; n += 1)
      expect(await useNonce(query, { nonce: `${now} ${n}`, isGuest: true }, now)).toBe(true);
  };
  await flood();
  expect(written).toBe(MOST);
  await useNonce(query, { nonce: 'of a session', isGuest: false }, NOON);
  expect(written).toBe(MOST + 1);
  await flood(plus(NOON, 10 * MINUTE));
  expect(written).toBe(2 * MOST + 1);
});
