import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import {
  buy,
  failure,
  memberOf,
  newRequest,
  onEach,
  reasonOf,
  redeem,
  tillOf,
  type Bought,
} from './suite.ts';

/** A deal whose store answers refunds, at a price above and one below what a manager may give back. */
const DEAR = 50_001;
const LIMIT = 50_000;
const REVIEWED = 'tart-dozen';
const clock = fixedClock(Date.parse('2026-11-21T12:00:00+08:00'));

onEach(
  DATABASES,
  'money of deals that a manager gives back (desk.md E)',
  (suite) => {
    let member: TestClient;
    let manager: Till;
    let owner: Till;
    beforeEach(async () => {
      member = await memberOf(suite.server, '66880002');
      manager = await tillOf(suite.server, { account: 'M1001' });
      owner = await tillOf(suite.server, { account: '66990001' });
    });
    const bought = async (price: number): Promise<Bought> => {
      await suite.server.deps.db.query('UPDATE product SET price = $2 WHERE id = $1', [
        REVIEWED,
        price,
      ]);
      return buy(suite.server, member, REVIEWED);
    };
    const asked = async ({ orderId, vouchers }: Bought) => {
      const { refundId } = await member.api.groupRefundApply(
        { orderId: asId(orderId), voucherIds: vouchers.map((one) => one.voucherId), reason: 1 },
        { key: randomUUID() },
      );
      return refundId;
    };

    it('is at most $500 for a request that is granted; the owner grants more, and anybody refuses', async () => {
      const refundId = await asked(await bought(DEAR));
      const grant = (till: Till) => till.api.merchantRefundDecide({ refundId, isAccepted: true });
      expect(await failure(grant(manager))).toMatchObject({
        reason: 'ABOVE_LIMIT',
        data: { most: 500 },
      });
      expect((await grant(owner)).progress).toBe(1);
      // what the owner has granted is no act of the manager any more
      expect((await grant(manager)).progress).toBe(1);
      const other = await asked(await bought(DEAR));
      expect(
        (
          await manager.api.merchantRefundDecide({
            refundId: other,
            isAccepted: false,
            note: 'Too late',
          })
        ).progress,
      ).toBe(-1);
      const just = await asked(await bought(LIMIT));
      expect(
        (await manager.api.merchantRefundDecide({ refundId: just, isAccepted: true })).progress,
      ).toBe(1);
    });

    it('is at most $500 for what was used, too: nothing of a refused act happens', async () => {
      const { vouchers } = await bought(DEAR);
      const { items } = await redeem(manager, vouchers[0]!);
      const give = (till: Till, requestId = newRequest()) =>
        till.api.merchantRefundUsed({
          requestId,
          verifyIds: items.map(({ verifyId }) => verifyId),
          reason: 'No table',
        });
      expect(await reasonOf(give(manager))).toBe('ABOVE_LIMIT');
      const requestId = newRequest();
      expect(await give(owner, requestId)).toMatchObject({ refundAmtn: DEAR, replay: false });
      expect(await give(owner, requestId)).toMatchObject({ refundAmtn: DEAR, replay: true });
    });
  },
  { clock },
);
