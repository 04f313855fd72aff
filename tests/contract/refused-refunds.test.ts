import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sendMoneyBack } from '#server/modules/money/index.ts';
import { admin, adminRefused, adminSaid } from '#tests/support/admin.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach } from './suite.ts';
import { paidOrder } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'a refund that its channel does not take',
  (suite) => {
    let member: TestClient;
    beforeAll(() => addTestStore(suite.server.deps.db.query));
    // each begins after the days that the one before it took
    let begun = 0;
    beforeEach(async () => {
      clock.set(NOON + 7 * DAY * (begun += 1));
      member = await memberOf(suite.server, '66880002');
    });

    const send = () =>
      sendMoneyBack({ ...suite.server.deps, log: { warn: () => undefined } }, clock.now());
    /** All the tries that a refund gets. */
    const sendAll = async () => {
      for (let tries = 0; tries < 5; tries += 1) {
        clock.advance(7 * HOUR);
        await send();
      }
    };
    /** The sandbox bank refuses amounts that end in 13 cents. */
    const owe = (orderId: string, amount: number) =>
      suite.server.deps.db.query('UPDATE money_back SET amount = $2 WHERE order_id = $1', [
        orderId,
        amount,
      ]);
    /** A paid order that its guest calls off, and whose money does not come. */
    const refused = async () => {
      const orderId = await paidOrder(suite.server, member);
      await member.api.takeoutOrderCancel({ tradeId: orderId });
      await owe(orderId, 4213);
      await sendAll();
      // sessions of members end meanwhile
      member = await memberOf(suite.server, '66880002');
      return orderId;
    };
    const listed = () => adminSaid(suite.server, 'refunds refused');
    const logOf = async (tradeId: Awaited<ReturnType<typeof refused>>) =>
      (await member.api.takeoutRefundInfo({ tradeId })).log.map(({ kind }) => kind);

    it('is shown to its guest, and listed for the platform’s people until one of them has paid it', async () => {
      expect(await listed()).toBe('Every refund has reached its guest, or is on its way.');
      const orderId = await refused();
      expect(await logOf(orderId)).toContain('CHANNEL_FAILED');
      const said = await listed();
      expect(said).toMatch(/42\.13/);
      expect(said).toContain(`takeaway order ${orderId}`);
      const by = { refund: orderId, by: 'Ana Lei' };
      const paid = await Promise.all([
        admin(suite.server, 'refunds paid', by),
        admin(suite.server, 'refunds paid', by),
        admin(suite.server, 'refunds send', { refund: orderId }),
      ]);
      expect(paid.filter((answer) => 'lines' in answer)).toHaveLength(1);
      expect(await adminRefused(suite.server, 'refunds paid', by)).toContain('nothing was changed');
      expect(await logOf(orderId)).not.toContain('CHANNEL_FAILED');
    });

    it('is sent again when its channel is well again, and arrives', async () => {
      const orderId = await refused();
      await adminSaid(suite.server, 'refunds send', { refund: orderId });
      await owe(orderId, 4200);
      clock.advance(MINUTE);
      await send();
      expect(await logOf(orderId)).not.toContain('CHANNEL_FAILED');
      expect(await adminRefused(suite.server, 'refunds send', { refund: orderId })).toContain(
        'nothing was changed',
      );
      expect(await listed()).not.toContain(orderId);
    });

    it('that nobody gave up is not touched', async () => {
      const orderId = await paidOrder(suite.server, member);
      await member.api.takeoutOrderCancel({ tradeId: orderId });
      for (const words of ['refunds send', 'refunds paid'])
        expect(
          await adminRefused(suite.server, words, {
            refund: orderId,
            ...(words === 'refunds paid' && { by: 'Ana Lei' }),
          }),
        ).toContain('nothing was changed');
    });
  },
  { clock },
);
