import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Point } from '#shared/geo/distance.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { blankPerson } from '#server/modules/people/closing/blank-repo.ts';
import type { TestApi } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';

const STORES = ['senado', 'rotunda', 'cunha', 'coloane'].map((id) => asId<StoreId>(id));
const SENADO = STORES[0]!;
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const DAY_MS = 86_400_000;
/** Degrees of latitude of a metre. */
const METER = 1 / 111_319.49;
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'check-ins at stores of deals (decision GA7)',
  (suite) => {
    beforeEach(() => {
      clock.set(NOON);
    });
    const placeOf = async (storeId: StoreId): Promise<Point> =>
      (await suite.server.client().api.groupStoreMainPage({ storeId })).storeInfo.location;
    type Try = { storeId?: StoreId; meters?: number; accuracy?: number; ageMs?: number };
    const checkIn = async (
      api: TestApi,
      { storeId = SENADO, meters = 0, accuracy = 0, ageMs = 0 }: Try = {},
      key: string = randomUUID(),
    ) => {
      const { lat, lon } = await placeOf(storeId);
      const placedAt = instant(clock.now() - ageMs);
      return api.groupCheckIn(
        { storeId, lat: lat + meters * METER, lon, accuracy, placedAt },
        { key },
      );
    };

    it('is for who stands at the store, by a fresh and exact place', async () => {
      const { api } = await memberOf(suite.server, '66882001');
      expect(await reasonOf(checkIn(api, { meters: 510 }))).toBe('CHECKIN_FAR');
      expect(await reasonOf(checkIn(api, { meters: 710, accuracy: 200 }))).toBe('CHECKIN_FAR');
      expect(await reasonOf(checkIn(api, { accuracy: 201 }))).toBe('PLACE_VAGUE');
      expect(await reasonOf(checkIn(api, { ageMs: 61_000 }))).toBe('PLACE_STALE');
      expect(await reasonOf(checkIn(api, { ageMs: -61_000 }))).toBe('PLACE_STALE');
      expect(await api.groupCheckInGet({ storeId: SENADO })).toEqual({
        checkedAt: null,
        points: 0,
        streak: 0,
        leftToday: 3,
      });
      expect(await checkIn(api, { meters: 690, accuracy: 200 })).toEqual({
        checkedAt: NOON,
        points: 5,
        streak: 1,
      });
    });

    it('counts once a store and day, three stores a day; a repeat gets the first answer', async () => {
      const { api } = await memberOf(suite.server, '66882002');
      const key = randomUUID();
      const first = await checkIn(api, {}, key);
      expect(await checkIn(api, {}, key)).toEqual(first);
      expect(await reasonOf(checkIn(api, { meters: 9 }, key))).toBe('KEY_REUSED');
      expect(await reasonOf(checkIn(api))).toBe('CHECKIN_DONE');
      await checkIn(api, { storeId: STORES[1]! });
      await checkIn(api, { storeId: STORES[2]! });
      expect(await reasonOf(checkIn(api, { storeId: STORES[3]! }))).toBe('CHECKIN_LIMIT');
      expect(await api.groupCheckInGet({ storeId: STORES[3]! })).toEqual({
        checkedAt: null,
        points: 15,
        streak: 1,
        leftToday: 0,
      });
    });

    it('of many sent at the same time no more than the limits allow succeed', async () => {
      const { api } = await memberOf(suite.server, '66882003');
      const same = await Promise.allSettled(Array.from({ length: 5 }, () => checkIn(api)));
      expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await Promise.allSettled(STORES.map((storeId) => checkIn(api, { storeId })));
      expect(await api.groupCheckInGet({ storeId: SENADO })).toMatchObject({
        points: 15,
        leftToday: 0,
      });
    });

    it('days in a row are those of Macau, and end after a day without', async () => {
      const { api } = await memberOf(suite.server, '66882004');
      const at = async (time: string, days = 0) => {
        clock.set(Date.parse(`2026-11-21T${time}:00+08:00`) + days * DAY_MS);
        return (await checkIn(api)).streak;
      };
      expect(await at('23:59')).toBe(1);
      expect(await at('00:00', 1)).toBe(2);
      clock.set(NOON + 2 * DAY_MS);
      expect(await api.groupCheckInGet({ storeId: SENADO })).toMatchObject({ streak: 2 });
      clock.set(NOON + 3 * DAY_MS);
      expect(await api.groupCheckInGet({ storeId: SENADO })).toMatchObject({
        streak: 0,
        points: 10,
      });
      expect(await at('12:00', 3)).toBe(1);
    });

    it('is of the member alone, at a store that exists, and goes with the account', async () => {
      const [one, other] = [
        await memberOf(suite.server, '66882005'),
        await memberOf(suite.server, '66882006'),
      ];
      await checkIn(one.api);
      expect(await other.api.groupCheckInGet({ storeId: SENADO })).toMatchObject({ points: 0 });
      const nowhere = asId<StoreId>('nowhere');
      expect(await reasonOf(one.api.groupCheckInGet({ storeId: nowhere }))).toBe('STORE_NOT_FOUND');
      const there = { lat: 22.19, lon: 113.54, accuracy: 0, placedAt: instant(NOON) };
      expect(await reasonOf(one.api.groupCheckIn({ storeId: nowhere, ...there }))).toBe(
        'STORE_NOT_FOUND',
      );
      const { userId } = await one.api.memberInfo({});
      await blankPerson(suite.server.deps.db.query, userId);
      expect(await one.api.groupCheckInGet({ storeId: SENADO }).catch(() => null)).toBeNull();
      const { rows } = await suite.server.deps.db.query(
        'SELECT 1 FROM group_check_in WHERE user_id = $1',
        [userId],
      );
      expect(rows).toEqual([]);
    });
  },
  { clock },
);
