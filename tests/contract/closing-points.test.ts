import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sweepPoints } from '#server/modules/membership/index.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';
import { checkout, completeOrder, paidOrder } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'points that are still to come, of an account that is closed',
  (suite) => {
    beforeAll(() => addTestStore(suite.server.deps.db.query));
    beforeEach(() => {
      clock.set(NOON);
    });
    /** Signs in, again after days too: sessions do not last as long as points. */
    const member = () => memberOf(suite.server, '66883901');

    it('are a loss that must be seen, and are booked for nobody afterwards', async () => {
      const { query } = suite.server.deps.db;
      let client = await member();
      const { userId } = await client.api.memberInfo({});
      const before = await client.api.cancelAccountCheck({});
      expect(before.losses).toEqual([]);
      const id = await paidOrder(suite.server, client, checkout());
      await completeOrder(suite.server, id, clock.now());
      const { sum } = await client.api.sumByOrderId({ id, businessType: 1 });
      const losses = [{ kind: 'pointsToCome', count: sum, amount: 0 }];
      const waiting = await client.api.cancelAccountCheck({});
      expect([waiting.obstacles, waiting.losses]).toEqual([[], losses]);
      expect(waiting.lossMark).not.toBe(before.lossMark);

      clock.advance(2 * DAY);
      client = await member();
      expect((await client.api.orderBallList({})).result).toHaveLength(1);
      // what can be collected is the same loss as what waited
      const due = await client.api.cancelAccountCheck({});
      expect([due.losses, due.lossMark]).toEqual([losses, waiting.lossMark]);
      const { demoCode } = await client.api.cancelAccountSendCode({});
      const apply = (lossMark: string) =>
        client.api.cancelAccountApply({ code: demoCode!, lossMark });
      expect(await reasonOf(apply(before.lossMark))).toBe('CLOSING_LOSSES');
      await apply(due.lossMark);

      clock.advance(8 * DAY);
      await sweepPoints(suite.server.deps.db, clock.now());
      expect((await query('SELECT 1 FROM point_entry WHERE user_id = $1', [userId])).rows).toEqual(
        [],
      );
      const trail = await query('SELECT losses FROM account_closing WHERE user_id = $1', [userId]);
      expect(trail.rows).toEqual([{ losses }]);
    });

    it('become points once they are collected', async () => {
      const client = await memberOf(suite.server, '66883902');
      const id = await paidOrder(suite.server, client, checkout());
      await completeOrder(suite.server, id, clock.now());
      clock.advance(2 * DAY);
      const { api } = await memberOf(suite.server, '66883902');
      const { lossMark } = await api.cancelAccountCheck({});
      const { balance } = await api.receiveBall({ ballIds: [`order:${id}`] });
      const after = await api.cancelAccountCheck({});
      expect(after.losses).toEqual([{ kind: 'points', count: balance, amount: 0 }]);
      expect(after.lossMark).not.toBe(lossMark);
    });
  },
  { clock },
);
