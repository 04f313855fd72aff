import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { sweepReviews } from '#server/modules/reviews/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { buy, failure, memberOf, newRequest, onEach, reasonOf, redeem, tillOf } from './suite.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const DEAL = asId<ProductId>('tart-dozen');
const STORE = asId<StoreId>('rotunda');
/** Of another merchant. */
const OTHER_OWNER = '66990002';

onEach(
  DATABASES,
  'reviews of orders of deals (decisions GA10, GA11)',
  (suite) => {
    let last = 0;
    beforeEach(async () => {
      clock.set(NOON);
      for (const table of ['group_comment', 'review_report', 'audit'])
        await suite.server.deps.db.query(`DELETE FROM ${table}`);
    });
    const fresh = (): Promise<TestClient> => {
      last += 1;
      return memberOf(suite.server, String(66_580_000 + last));
    };
    /** An order that was used at the store. */
    const used = async (member: TestClient) => {
      const { orderId, vouchers } = await buy(suite.server, member, DEAL);
      const till = await tillOf(suite.server, { account: 'M1001', storeId: STORE });
      const { items } = await redeem(till, vouchers[0]!);
      return { orderId: asId<OrderId>(orderId), till, verifyId: items[0]!.verifyId };
    };
    const add = ({ api }: TestClient, orderId: OrderId, score: number, more: object = {}) =>
      api.groupCommentAdd({ orderId, score, ...more }, { key: randomUUID() });
    const rated = async (score: number, more: object = {}) => {
      const member = await fresh();
      const { orderId } = await used(member);
      const { commentId } = await add(member, orderId, score, more);
      return { member, commentId, orderId };
    };
    const visitor = () => suite.server.client().api;
    const scoreOf = async (table: 'product' | 'group_store_page', id: string) =>
      (
        await suite.server.deps.db.query<{ score: number | null }>(
          `SELECT score FROM ${table} WHERE ${table === 'product' ? 'id' : 'store_id'} = $1`,
          [id],
        )
      ).rows[0]!.score;

    it('are written once, by who used it, within 90 days', async () => {
      const member = await fresh();
      const unused = asId<OrderId>((await buy(suite.server, member, DEAL)).orderId);
      expect(await reasonOf(add(member, unused, 5))).toBe('REVIEW_NOT_NOW');
      const { orderId } = await used(member);
      const actions = async () => (await member.api.groupOrderGet({ orderId })).actions;
      expect(await actions()).toContain('COMMENT');
      expect(await reasonOf(add(await fresh(), orderId, 5))).toBe('ORDER_NOT_FOUND');
      expect(await reasonOf(add(member, orderId, 6))).toBe('REVIEW_INVALID');
      const key = randomUUID();
      const first = await member.api.groupCommentAdd({ orderId, score: 4 }, { key });
      expect(await member.api.groupCommentAdd({ orderId, score: 4 }, { key })).toEqual(first);
      expect(await reasonOf(add(member, orderId, 4))).toBe('REVIEW_ALREADY');
      expect(await actions()).not.toContain('COMMENT');
      const other = await used(member);
      clock.advance(91 * DAY);
      const again = await memberOf(suite.server, String(66_580_000 + last - 1));
      expect(await reasonOf(add(again, other.orderId, 4))).toBe('REVIEW_NOT_NOW');
    });

    it('are read by tab, of a store and of a deal; an anonymous writer stays unknown', async () => {
      const { member, commentId } = await rated(5, { text: '<b>Crisp</b>\n\nand warm' });
      await rated(3, { isAnonymous: true });
      await rated(1);
      const api = visitor();
      expect(await api.groupCommentStoreCount({ storeId: STORE })).toEqual({
        all: 3,
        withImg: 0,
        good: 1,
        middle: 1,
        bad: 1,
      });
      const { score, count, spread } = await api.groupCommentStoreScore({ storeId: STORE });
      expect([count, spread.reduce((sum, one) => sum + one, 0)]).toEqual([3, 3]);
      expect(await api.groupCommentProductCount({ productId: DEAL })).toMatchObject({
        all: 3,
        rating: { score, count, spread },
      });
      const listed = await api.groupCommentList({ storeId: STORE, productId: DEAL, size: 2 });
      expect(listed).toMatchObject({ next: true, nextOffset: 2 });
      const scores = async (tab: 'good' | 'middle' | 'bad' | 'withImg') =>
        (await api.groupCommentList({ productId: DEAL, tab })).result.map(({ score }) => score);
      expect([
        await scores('good'),
        await scores('middle'),
        await scores('bad'),
        await scores('withImg'),
      ]).toEqual([[5], [3], [1], []]);
      const [own] = (await member.api.groupCommentList({ storeId: STORE, tab: 'good' })).result;
      expect(own).toMatchObject({
        commentId,
        text: '<b>Crisp</b> and warm',
        isMine: true,
        productId: DEAL,
      });
      const hidden = (await api.groupCommentList({ storeId: STORE, tab: 'middle' })).result[0]!;
      expect(hidden).toMatchObject({ isMine: false, reply: null });
      expect(hidden.nickname).toMatch(/\*/);
      expect(await reasonOf(api.groupCommentList({}))).toBe('BAD_REQUEST');
      expect(await reasonOf(api.groupCommentStoreCount({ storeId: asId('x') }))).toBe(
        'STORE_NOT_FOUND',
      );
      expect(await reasonOf(api.groupCommentProductCount({ productId: asId('x') }))).toBe(
        'PRODUCT_NOT_FOUND',
      );
    });

    it('make the score from three on, and one that is taken back leaves it; a year later they are too old', async () => {
      await rated(5);
      const { member, commentId, orderId } = await rated(2);
      const api = visitor();
      expect(await api.groupCommentStoreScore({ storeId: STORE })).toEqual({
        score: null,
        count: 2,
        spread: [0, 1, 0, 0, 1],
      });
      await rated(4);
      expect((await api.groupCommentStoreScore({ storeId: STORE })).score).toBe(3.7);
      expect(await scoreOf('product', DEAL)).toBe(3.7);
      expect(await scoreOf('group_store_page', STORE)).toBe(3.7);
      const stranger = await fresh();
      expect(await reasonOf(stranger.api.groupCommentDelete({ commentId }))).toBe(
        'REVIEW_NOT_FOUND',
      );
      await member.api.groupCommentDelete({ commentId });
      await member.api.groupCommentDelete({ commentId });
      expect(await scoreOf('product', DEAL)).toBe(null);
      expect(await reasonOf(add(member, orderId, 5))).toBe('REVIEW_ALREADY');
      clock.advance(366 * DAY);
      expect(await api.groupCommentStoreScore({ storeId: STORE })).toMatchObject({ count: 0 });
    });

    it('stay when the use is undone at the till', async () => {
      const member = await fresh();
      const { orderId, till, verifyId } = await used(member);
      await add(member, orderId, 5);
      await till.api.groupVerifyUncheck({
        requestId: newRequest(),
        verifyId,
        reasonCode: 'WRONG_VOUCHER',
        deviceId: till.deviceId,
      });
      expect((await visitor().groupCommentList({ productId: DEAL })).result).toHaveLength(1);
      expect((await member.api.groupOrderGet({ orderId })).actions).not.toContain('COMMENT');
    });

    it('are answered by the store once, in words that all guests read', async () => {
      const { commentId, member } = await rated(2, { text: 'Slow', isAnonymous: true });
      await rated(5);
      const desk = await tillOf(suite.server, { account: 'M1001', storeId: STORE });
      const listed = async (body: object) =>
        (await desk.api.merchantCommentList(body)).result.map(({ score }) => score);
      expect(await listed({})).toEqual([5, 2]);
      expect(await listed({ tab: 'bad', storeIds: [STORE] })).toEqual([2]);
      const [row] = (await desk.api.merchantCommentList({ tab: 'bad' })).result;
      expect(row).toMatchObject({ commentId, storeId: STORE, text: 'Slow', reply: null });
      expect(row!.nickname).toMatch(/\*/);
      const reply = (text: string) =>
        desk.api.merchantCommentReply({ requestId: newRequest(), commentId, text });
      const sent = await reply(' Sorry.\nCome again ');
      clock.advance(MINUTE);
      expect((await reply('Sorry. Come again')).reply).toEqual(sent.reply);
      expect(await reasonOf(reply('Other words'))).toBe('REVIEW_ANSWERED');
      expect(await listed({})).toEqual([5]);
      expect(await listed({ state: 'ANSWERED' })).toEqual([2]);
      const [shown] = (await visitor().groupCommentList({ productId: DEAL, tab: 'bad' })).result;
      expect(shown!.reply).toEqual({ text: 'Sorry. Come again', at: NOON });
      await member.api.groupCommentDelete({ commentId });
      expect(await listed({ state: 'ANSWERED' })).toEqual([]);
      expect(await reasonOf(reply('Sorry. Come again'))).toBe('REVIEW_NOT_FOUND');
    });

    it('have a reply that may be changed for a day, by who read the one before; guests read the last', async () => {
      const { commentId } = await rated(2);
      const desk = await tillOf(suite.server, { account: 'M1001', storeId: STORE });
      const reply = (text: string, before?: string, requestId = newRequest()) =>
        desk.api.merchantCommentReply({ requestId, commentId, text, ...(before && { before }) });
      const first = newRequest();
      expect(await reply('Sorry', undefined, first)).toEqual({
        reply: { text: 'Sorry', at: NOON, editedAt: null },
        replay: false,
      });
      clock.advance(MINUTE);
      const second = newRequest();
      const changed = { text: 'We are sorry', at: NOON, editedAt: plus(NOON, MINUTE) };
      expect(await reply('We are sorry', 'Sorry', second)).toEqual({
        reply: changed,
        replay: false,
      });
      // the same tries again change nothing, and neither does somebody who read the one before
      expect((await reply('We are sorry', 'Sorry', second)).replay).toBe(true);
      expect((await reply('Sorry', undefined, first)).replay).toBe(true);
      expect(await reasonOf(reply('Other words', 'Sorry'))).toBe('REVIEW_ANSWERED');
      expect(await reasonOf(reply('Other words', 'We are sorry', second))).toBe('KEY_REUSED');
      const [row] = (await desk.api.merchantCommentList({ state: 'ANSWERED' })).result;
      expect(row!.reply).toEqual(changed);
      const [shown] = (await visitor().groupCommentList({ productId: DEAL })).result;
      expect(shown!.reply).toEqual({ text: 'We are sorry', at: NOON });
      const asked = { from: NOON, to: plus(NOON, DAY), thing: 'REVIEW' as const };
      const { result } = await desk.api.merchantAuditList(asked);
      expect(result.map(({ act, changes }) => [act, ...changes])).toEqual([
        ['CHANGED', { field: 'reply', before: 'Sorry', after: 'We are sorry' }],
        ['ADDED', { field: 'reply', before: null, after: 'Sorry' }],
      ]);
      clock.advance(DAY - MINUTE);
      const nextDay = await tillOf(suite.server, { account: 'M1001', storeId: STORE });
      const late = { requestId: newRequest(), commentId, text: 'Late', before: 'We are sorry' };
      expect(await failure(nextDay.api.merchantCommentReply(late))).toMatchObject({
        reason: 'REVIEW_REPLY_LATE',
        data: { until: plus(NOON, DAY) },
      });
    });

    it('are reported to the platform once, which owners and managers are alerted to, and forgotten in time', async () => {
      const { commentId } = await rated(1, { text: 'Call 66880002' });
      const desk = await tillOf(suite.server, { account: 'M1001', storeId: STORE });
      const requestId = newRequest();
      const asked = { requestId, commentId, reason: 'PERSONAL' as const, note: 'a phone' };
      const report = { reason: 'PERSONAL', at: NOON, settled: null };
      expect(await desk.api.merchantCommentReport(asked)).toEqual({ report, replay: false });
      clock.advance(MINUTE);
      expect(await desk.api.merchantCommentReport(asked)).toEqual({ report, replay: true });
      const again = { ...asked, requestId: newRequest(), reason: 'SPAM' as const };
      expect(await desk.api.merchantCommentReport(again)).toEqual({ report, replay: true });
      expect((await desk.api.merchantCommentList({})).result).toMatchObject([
        { commentId, report },
      ]);
      const kind = 'review-reported';
      const alerts = (await desk.api.merchantAlertList({ kind })).result;
      expect(alerts).toMatchObject([{ storeId: STORE, times: 1 }]);
      const { result } = await desk.api.merchantAuditList({
        from: NOON,
        to: plus(NOON, DAY),
        thing: 'REVIEW',
      });
      // what the guest or the note says is not in it
      expect(result.map(({ changes }) => changes)).toEqual([
        [{ field: 'report', before: null, after: 'PERSONAL' }],
      ]);
      const other = { requestId: newRequest(), commentId, reason: 'OTHER' as const };
      expect(await reasonOf(desk.api.merchantCommentReport(other))).toBe('BAD_REQUEST');
      await sweepReviews(suite.server.deps.db.query, plus(NOON, 732 * DAY));
      expect((await desk.api.merchantCommentList({})).result).toMatchObject([{ report: null }]);
    });

    it('of a store are neither listed nor answered by another store or merchant', async () => {
      const { commentId } = await rated(3);
      await suite.server.deps.db.query(
        `UPDATE group_comment SET store_id = 'fifth' WHERE id = $1`,
        [commentId],
      );
      for (const account of ['M1001', OTHER_OWNER]) {
        const { api } = await tillOf(suite.server, { account });
        expect((await api.merchantCommentList({})).result).toEqual([]);
        const [reply, report] = [
          { requestId: newRequest(), commentId, text: 'Ours' },
          { requestId: newRequest(), commentId, reason: 'SPAM' as const },
        ];
        expect(await reasonOf(api.merchantCommentReply(reply))).toBe('REVIEW_NOT_FOUND');
        expect(await reasonOf(api.merchantCommentReport(report))).toBe('REVIEW_NOT_FOUND');
      }
      const owner = await tillOf(suite.server, { account: '66990001' });
      expect((await owner.api.merchantCommentList({})).result).toHaveLength(1);
      await owner.api.merchantCommentReply({
        requestId: newRequest(),
        commentId,
        text: 'Thank you',
      });
    });

    it('of many at once for one order one is written', async () => {
      const member = await fresh();
      const { orderId } = await used(member);
      const tries = await Promise.allSettled([4, 5, 3].map((score) => add(member, orderId, score)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await visitor().groupCommentProductCount({ productId: DEAL })).all).toBe(1);
    });
  },
  { clock },
);
