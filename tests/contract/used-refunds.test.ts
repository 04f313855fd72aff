import { beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type VerifyId } from '#shared/kernel/ids.ts';
import { DAY, dayOf, MINUTE, startOfDay } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sendMoneyBack } from '#server/modules/money/index.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES, RACE_DATABASES } from './databases.ts';
import {
  buy,
  failure,
  lookUp,
  memberOf,
  newRequest,
  onEach,
  reasonOf,
  redeem,
  tillOf,
  type Bought,
} from './suite.ts';

const REASON = '廚房提早關門';
/** One use; a card of five uses at $88.00, ten per cent of it commission. */
const SINGLE = 'tart-dozen';
const CARD = 'coffee-five';

const refund = ({ api }: Till, verifyIds: readonly string[], requestId = newRequest()) =>
  api.merchantRefundUsed({
    requestId,
    verifyIds: verifyIds.map((id) => asId<VerifyId>(id)),
    reason: REASON,
  });
const orderOf = ({ orderId }: Bought): { orderId: OrderId } => ({ orderId: asId(orderId) });
const use = async (till: Till, bought: Bought, times = 1): Promise<VerifyId> =>
  (await redeem(till, bought.vouchers[0]!, times)).items[0]!.verifyId;

const clock = fixedClock(Date.parse('2026-11-21T12:00:00+08:00'));

onEach(
  DATABASES,
  'the money of a used voucher (decisions A3, D6)',
  (suite) => {
    let member: TestClient;
    let owner: Till;
    let manager: Till;
    beforeEach(async () => {
      member = await memberOf(suite.server, '66880002');
      owner = await tillOf(suite.server, { account: '66990001' });
      manager = await tillOf(suite.server, { account: 'M1001' });
    });
    const list = async (bought: Bought) => (await member.api.groupRefundInfo(orderOf(bought))).list;
    const span = () => ({ from: startOfDay(dayOf(clock.now())), to: clock.now() });

    it('goes back after the undo is over: the guest sees who, how much and why, and it arrives through its channel', async () => {
      const bought = await buy(suite.server, member, SINGLE);
      const verifyId = await use(manager, bought);
      clock.advance(2 * DAY);
      manager = await tillOf(suite.server, { account: 'M1001' });
      member = await memberOf(suite.server, '66880002');
      const { payInfo: before } = await member.api.groupOrderGet(orderOf(bought));
      const given = await refund(manager, [verifyId]);
      expect(given).toMatchObject({ refundAmtn: before.amtn, times: 1, replay: false });
      const order = await member.api.groupOrderGet(orderOf(bought));
      expect(order.orderInfo.status).toBe(-3);
      expect(order.payInfo).toMatchObject({
        refundAmtn: before.amtn,
        refundTime: given.refundedAt,
      });
      expect(order.vouchers[0]).toMatchObject({
        status: 3,
        uses: [{ refunded: { at: given.refundedAt, amtn: before.amtn } }],
      });
      expect(order.actions).not.toContain('REFUND');
      expect((await list(bought))[0]).toMatchObject({
        refundId: given.refundId,
        progress: 1,
        isUsed: true,
        isWhole: false,
        reasonLabel: '商戶主動退款',
        channelResult: 'PENDING',
        steps: [{ kind: 'BY_STORE', note: REASON, at: given.refundedAt }],
        canCancel: false,
      });
      clock.advance(MINUTE);
      await sendMoneyBack({ ...suite.server.deps, log: { warn: () => undefined } }, clock.now());
      expect((await list(bought))[0]!.steps.map(({ kind }) => kind)).toEqual([
        'RETURNED',
        'BY_STORE',
      ]);
      const card = (await member.api.groupOrderList({})).result.find(
        ({ orderId }) => orderId === bought.orderId,
      );
      expect(card).toMatchObject({ status: -3, isRefund: true, isRefunding: false });
      expect(await reasonOf(lookUp(manager, bought.vouchers[0]!.code))).toBe('REFUNDED');
    });

    it('is the stored share of each use of a card, whose rest stays with the guest; all together are what was paid', async () => {
      const bought = await buy(suite.server, member, CARD);
      const first = await use(manager, bought, 2);
      const second = await use(manager, bought);
      const one = await refund(manager, [first]);
      expect(one).toMatchObject({ refundAmtn: 3520, times: 2 });
      const { vouchers, actions, orderInfo } = await member.api.groupOrderGet(orderOf(bought));
      expect(vouchers[0]).toMatchObject({ status: 1, timesUsed: 3 });
      expect(orderInfo.status).toBe(2);
      expect(actions).toContain('REFUND');
      const voucherIds = [vouchers[0]!.voucherId];
      const rest = await member.api.groupRefundApply(
        { ...orderOf(bought), voucherIds, reason: 1 },
        { key: newRequest() },
      );
      expect(rest.refundAmtn).toBe(3520);
      const last = await refund(manager, [second]);
      const { payInfo } = await member.api.groupOrderGet(orderOf(bought));
      expect(one.refundAmtn + last.refundAmtn).toBe(5280);
      // the rest waits for the answer of the store, and can be withdrawn still
      expect(payInfo.refundAmtn).toBe(5280);
      await member.api.groupRefundCancel(orderOf(bought));
      expect((await list(bought)).map(({ isUsed }) => isUsed)).toEqual([true, false, true]);
      await member.api.groupRefundApply(
        { ...orderOf(bought), voucherIds, reason: 1 },
        { key: newRequest() },
      );
      const [waiting] = await list(bought);
      await manager.api.merchantRefundDecide({ refundId: waiting!.refundId, isAccepted: true });
      const done = await member.api.groupOrderGet(orderOf(bought));
      expect(done.payInfo.refundAmtn).toBe(done.payInfo.amtn);
    });

    it('all uses of a voucher go back with one act', async () => {
      const bought = await buy(suite.server, member, CARD);
      const uses = [await use(manager, bought, 2), await use(manager, bought, 3)];
      expect(await refund(manager, uses)).toMatchObject({ refundAmtn: 8800, times: 5 });
      expect((await list(bought)).map(({ vouchers }) => vouchers)).toEqual([
        [{ codeMask: expect.any(String), amtn: 8800 }],
      ]);
      const { vouchers } = await member.api.groupOrderGet(orderOf(bought));
      expect(vouchers[0]!.status).toBe(3);
    });

    it('goes back once: a repeat gets the first answer, and another act, an undone use or a scan that was refused gets none', async () => {
      const bought = await buy(suite.server, member, CARD);
      const [kept, undone] = [await use(manager, bought), await use(manager, bought)];
      const requestId = newRequest();
      const first = await refund(manager, [kept], requestId);
      expect(await refund(manager, [kept], requestId)).toEqual({ ...first, replay: true });
      const other = { requestId, verifyIds: [kept], reason: 'else' };
      expect(await reasonOf(manager.api.merchantRefundUsed(other))).toBe('REQUEST_REUSED');
      expect(await reasonOf(refund(manager, [kept]))).toBe('USE_REFUNDED');
      const undo = (verifyId: VerifyId) =>
        manager.api.groupVerifyUncheck({
          requestId: newRequest(),
          verifyId,
          reasonCode: 'NOT_SERVED',
          deviceId: manager.deviceId,
        });
      expect(await reasonOf(undo(kept))).toBe('UNDO_SETTLED');
      await undo(undone);
      expect(await reasonOf(refund(manager, [undone]))).toBe('USE_UNDONE');
      const elsewhere = await use(manager, await buy(suite.server, member, CARD));
      expect(await reasonOf(refund(manager, [elsewhere, kept]))).toBe('BAD_REQUEST');
      expect(await reasonOf(refund(manager, [newRequest()]))).toBe('NOT_FOUND');
      for (const reason of ['', '  ', 'x'.repeat(201)])
        expect(
          (
            await failure(
              manager.api.merchantRefundUsed({
                requestId: newRequest(),
                verifyIds: [elsewhere],
                reason,
              }),
            )
          ).kind,
        ).toBe('contract');
      expect((await list(bought)).length).toBe(1);
    });

    it('is a difference of the day of the act, for books, records and the order’s page; a day that is closed stays as it was', async () => {
      const { storeId } = owner;
      const bought = await buy(suite.server, member, CARD);
      const verifyId = await use(owner, bought);
      const day = dayOf(clock.now());
      const close = (of: typeof day) =>
        owner.api.merchantDayClose({ requestId: newRequest(), storeId, day: of });
      await close(day);
      const closed = await owner.api.merchantDayGet({ storeId, day });
      clock.advance(3 * DAY);
      owner = await tillOf(suite.server, { account: '66990001' });
      member = await memberOf(suite.server, '66880002');
      await refund(owner, [verifyId]);
      const today = dayOf(clock.now());
      expect(await owner.api.merchantDayGet({ storeId, day })).toEqual({
        ...closed,
        openDays: expect.any(Array),
      });
      const difference = { count: -1, times: -1, amount: -1760, settle: -1584 };
      const live = await owner.api.merchantDayGet({ storeId, day: today });
      expect(live.figures.total).toMatchObject({ count: 0, amount: 0 });
      expect(live.figures.refunded).toEqual(difference);
      expect(live).toMatchObject({ booked: difference, corrections: [] });
      expect((await close(today)).closing.booked).toEqual(difference);
      const now = span();
      const { sum, marks } = await owner.api.groupVerifyCheckLogSum({
        ...now,
        storeIds: [storeId],
      });
      expect(sum).toEqual({ ...difference, count: 1 });
      expect(marks).toHaveLength(1);
      const [record] = (await owner.api.groupVerifyCheckLogRows(now)).result;
      expect(record).toMatchObject({
        state: 'REFUNDED',
        times: -1,
        faceAmount: -1760,
        settleAmount: -1584,
        undoUntil: null,
        canRefund: false,
        refunded: { reason: REASON },
      });
      const whole = await owner.api.groupVerifyCheckLogRows({
        from: startOfDay(day),
        to: clock.now(),
      });
      const used = whole.result.find((row) => row.verifyId === verifyId);
      expect(used).toMatchObject({
        state: 'OK',
        faceAmount: 1760,
        undoUntil: null,
        canRefund: false,
        refunded: { at: clock.now(), operatorName: record!.operatorName, reason: REASON },
      });
      const { events } = await owner.api.groupVerifyHistory({ verifyId });
      expect(events.at(-1)).toMatchObject({
        kind: 'USE_REFUNDED',
        ofVerifyId: verifyId,
        times: 1,
        amount: 1760,
        note: REASON,
      });
      const order = await owner.api.merchantOrderGet(orderOf(bought));
      expect(order).toMatchObject({ redeemedAmtn: 0, settleAmtn: 0, platformCommission: 0 });
      expect(order.payInfo).toMatchObject({ refundStatus: 1, refundProgress: 1, refundAmtn: 1760 });
      expect(order.vouchers[0]!.refundAmtn).toBe(1760);
      expect(order.log.map(({ kind, faceAmount }) => [kind, faceAmount])).toEqual([
        ['REDEEMED', 1760],
        ['REFUNDED', 1760],
      ]);
      const found = await owner.api.merchantOrderList({ keyword: bought.orderNo });
      expect(found.sum.refundAmount).toBe(1760);
      const settled = await owner.api.merchantRefundList({ state: 'SETTLED' });
      expect(settled.result[0]).toMatchObject({ isUsed: true, answer: REASON, amtn: 1760 });
    });

    it('a day that is closed before its own refund books it with the next closing', async () => {
      const { storeId } = owner;
      clock.advance(DAY);
      owner = await tillOf(suite.server, { account: '66990001' });
      member = await memberOf(suite.server, '66880002');
      const verifyId = await use(owner, await buy(suite.server, member, SINGLE));
      const day = dayOf(clock.now());
      const close = (of: typeof day) =>
        owner.api.merchantDayClose({ requestId: newRequest(), storeId, day: of });
      const { closing } = await close(day);
      const { refundAmtn } = await refund(owner, [verifyId]);
      const since = (await owner.api.merchantDayGet({ storeId, day })).since;
      expect(since).toMatchObject({ count: -1, amount: 0 - refundAmtn });
      clock.advance(DAY);
      owner = await tillOf(suite.server, { account: '66990001' });
      const next = await close(dayOf(clock.now()));
      expect(next.closing.booked.amount + closing.booked.amount).toBe(0);
    });

    it('no coupon comes back, and nothing can be sold again', async () => {
      const stock = async (): Promise<unknown> =>
        (
          await suite.server.deps.db.query('SELECT stock, sold FROM product WHERE id = $1', [
            SINGLE,
          ])
        ).rows[0];
      const bought = await buy(suite.server, member, SINGLE);
      await suite.server.deps.db.query('UPDATE group_order SET offer_saving = 500 WHERE id = $1', [
        bought.orderId,
      ]);
      const verifyId = await use(manager, bought);
      const before = await stock();
      await refund(manager, [verifyId]);
      expect(await stock()).toEqual(before);
      expect((await list(bought))[0]!.isWhole).toBe(false);
    });

    it('is for owners and managers: a cashier is offered nothing', async () => {
      const cashier = await tillOf(suite.server, { account: 'C1001' });
      const verifyId = await use(cashier, await buy(suite.server, member, SINGLE));
      const rowAt = async ({ api }: Till) =>
        (await api.groupVerifyCheckLogRows(span())).result.find((row) => row.verifyId === verifyId);
      expect((await rowAt(cashier))?.canRefund).toBe(false);
      expect((await rowAt(manager))?.canRefund).toBe(true);
      expect(await reasonOf(refund(cashier, [verifyId]))).toBe('WRONG_ROLE');
    });
  },
  { clock },
);

onEach(RACE_DATABASES, 'giving the money of a use back', (suite) => {
  it('has one winner among many managers, and the others learn that it is done', async () => {
    const member = await memberOf(suite.server, '66880002');
    const manager = await tillOf(suite.server, { account: 'M1001' });
    const bought = await buy(suite.server, member, CARD);
    const uses = [await use(manager, bought), await use(manager, bought)];
    const answers = await Promise.allSettled(
      Array.from({ length: 24 }, (_, n) => refund(manager, n % 2 === 0 ? uses : uses.toReversed())),
    );
    const won = answers.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ reason: 'USE_REFUNDED' });
    const { payInfo } = await member.api.groupOrderGet(orderOf(bought));
    expect(payInfo.refundAmtn).toBe(3520);
  });

  it('with one request sent many times acts once', async () => {
    const member = await memberOf(suite.server, '66880002');
    const manager = await tillOf(suite.server, { account: 'M1001' });
    const bought = await buy(suite.server, member, SINGLE);
    const verifyId = await use(manager, bought);
    const requestId = newRequest();
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => refund(manager, [verifyId], requestId)),
    );
    expect(new Set(answers.map(({ refundId }) => refundId)).size).toBe(1);
    const { list } = await member.api.groupRefundInfo(orderOf(bought));
    expect(list).toHaveLength(1);
  });

  it('against an undo at the same moment: one of the two, and the voucher says which', async () => {
    const member = await memberOf(suite.server, '66880002');
    const manager = await tillOf(suite.server, { account: 'M1001' });
    for (let round = 0; round < 10; round += 1) {
      const bought = await buy(suite.server, member, SINGLE);
      const verifyId = await use(manager, bought);
      const undo = () =>
        manager.api.groupVerifyUncheck({
          requestId: newRequest(),
          verifyId,
          reasonCode: 'NOT_SERVED',
          deviceId: manager.deviceId,
        });
      const give = () => refund(manager, [verifyId]);
      const [given, undone] =
        round % 2 === 0
          ? await Promise.allSettled([give(), undo()])
          : (await Promise.allSettled([undo(), give()])).toReversed();
      expect([given!.status, undone!.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      if (given!.status === 'rejected')
        expect(given!.reason).toMatchObject({ reason: 'USE_UNDONE' });
      if (undone!.status === 'rejected')
        expect(undone!.reason).toMatchObject({ reason: 'UNDO_SETTLED' });
      const { vouchers, payInfo } = await member.api.groupOrderGet(orderOf(bought));
      const isGiven = given!.status === 'fulfilled';
      expect(vouchers[0]!.status).toBe(isGiven ? 3 : 1);
      expect(payInfo.refundAmtn).toBe(isGiven ? payInfo.amtn : 0);
    }
  });
});
