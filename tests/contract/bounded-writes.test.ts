import { beforeEach, expect, it } from 'vitest';
import { HEADERS } from '#shared/client/headers.ts';
import { contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { KEYED_MOST, dropSurplusKeyed } from '#server/kit/idempotency/keyed-repo.ts';
import { dropOldDayTallies } from '#server/kit/day-tally.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'what strangers may write',
  (suite) => {
    beforeEach(() => {
      clock.set(NOON);
    });
    const rowsOf = async (sql: string): Promise<number> =>
      (
        await suite.server.deps.db.query<{ n: number }>(
          `SELECT CAST(count(*) AS int4) AS n FROM ${sql}`,
        )
      ).rows[0]!.n;

    it('counts of a banner take a hundred rows a day, however many kinds are made up, and lose no count', async () => {
      const { api } = suite.server.client();
      for (let page = 0; page < 4; page += 1)
        await api.bannerAdd(
          Array.from({ length: 50 }, (_, n) => ({
            id: 'b-tarts',
            showNum: 1,
            clickType: page,
            classifyId: `made up ${n}`,
          })),
        );
      await api.bannerAdd([{ id: 'b-tarts', clickType: 0, classifyId: 'made up 7', showNum: 5 }]);
      const { query } = suite.server.deps.db;
      const { rows } = await query<{ classify_id: string; click_type: number; shown: number }>(
        `SELECT classify_id, click_type, shown FROM takeout_banner_stat WHERE banner_id = 'b-tarts'`,
      );
      expect(rows.length).toBe(101);
      expect(rows.reduce((sum, { shown }) => sum + shown, 0)).toBe(205);
      expect(
        rows.find((row) => row.classify_id === 'made up 7' && row.click_type === 0)?.shown,
      ).toBe(6);
      expect(rows.find((row) => row.classify_id === '')?.shown).toBe(100);
    });

    it('a day keeps so many words that guests looked for, however they vary one; known ones still count', async () => {
      const { api } = suite.server.client();
      const { query } = suite.server.deps.db;
      const choose = (word: string) => api.associationalClick({ keyword: '', word });
      await query('DELETE FROM takeout_word_count');
      await query(
        `INSERT INTO takeout_word_count (word, day, language, searched, chosen) SELECT 'w' || n, '2026-11-21', 'zh', 1, 0 FROM generate_series(1, 1999) AS n`,
      );
      for (const word of ['egg', 'Egg', 'eGG', 'egG', 'egg']) await choose(word);
      expect(await rowsOf('takeout_word_count')).toBe(2000);
      expect(await rowsOf(`takeout_word_count WHERE word = 'egg' AND chosen = 2`)).toBe(1);
    });

    it('a network makes so many devices known a day; known ones still move', async () => {
      const { query } = suite.server.deps.db;
      const { path } = contract.clientLocation;
      const tell = (equipmentId: string, title: string) => {
        const body = JSON.stringify({
          city: '',
          title,
          address: '',
          point: { lat: 22.19, lon: 113.54 },
        });
        const { line, answer } = rawCall(suite.server.url, {
          path,
          body,
          timestamp: clock.now(),
          change: { 'content-type': 'application/json', [HEADERS.equipmentId]: equipmentId },
        });
        line.end(body);
        return answer;
      };
      await tell('known', 'here');
      await query(`UPDATE day_tally SET times = 498 WHERE kind = 'place'`);
      for (let n = 0; n < 5; n += 1)
        expect(await tell(`made up ${n}`, 'there')).toMatchObject({ status: 200 });
      expect(await rowsOf(`client_place WHERE equipment_id LIKE 'made up%'`)).toBe(2);
      await tell('known', 'elsewhere');
      expect(await rowsOf(`client_place WHERE title = 'elsewhere'`)).toBe(1);
      clock.advance(DAY);
      await tell('made up 9', 'there');
      expect(await rowsOf(`client_place WHERE equipment_id = 'made up 9'`)).toBe(1);
      await dropOldDayTallies(query, '2026-11-22');
      expect(await rowsOf('day_tally')).toBe(1);
    });

    it('a member sends so many reports a day; the same one again is no other', async () => {
      await addTestStore(suite.server.deps.db.query);
      const { api } = await memberOf(suite.server, '66552101');
      const { userId } = await api.memberInfo({});
      const report = (reason: number) =>
        api.takeoutStoreReport({ storeId: asId(TEST_STORE.id), reason, note: 'x' });
      const first = await report(0);
      await suite.server.deps.db.query(
        `UPDATE day_tally SET times = 19 WHERE kind = 'report' AND source = $1`,
        [userId],
      );
      await report(1);
      expect(await reasonOf(report(2))).toBe('REPORT_TOO_MANY');
      expect(await report(0)).toEqual(first);
      clock.advance(DAY + MINUTE);
      expect((await report(2)).reportId).not.toBe(first.reportId);
    });

    it('a caller’s first answers are bounded, however many keys are made up: the latest stay', async () => {
      const { api } = await memberOf(suite.server, '66552102');
      const { userId } = await api.memberInfo({});
      const { query } = suite.server.deps.db;
      await query(
        `INSERT INTO keyed_answer (user_id, scope, key, body_hash, answer, created_at) SELECT $1, 'made-up', 'k' || n, 'h', '{}', n FROM generate_series(1, ${KEYED_MOST}) AS n`,
        [userId],
      );
      const remind = (isOn: boolean) =>
        api.groupPriceRemind({ productId: asId('egg-tart-box'), isOn }, { key: 'latest' });
      const first = await remind(true);
      expect(await rowsOf(`keyed_answer WHERE user_id = '${userId}'`)).toBe(KEYED_MOST + 1);
      await dropSurplusKeyed(query);
      expect(await rowsOf(`keyed_answer WHERE user_id = '${userId}'`)).toBe(KEYED_MOST);
      expect(await rowsOf(`keyed_answer WHERE user_id = '${userId}' AND created_at = 1`)).toBe(0);
      expect(await remind(true)).toEqual(first);
      expect(await reasonOf(remind(false))).toBe('KEY_REUSED');
    });
  },
  { clock },
);
