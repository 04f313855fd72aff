import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { admin, adminRefused, adminSaid } from '#tests/support/admin.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { buy, memberOf, newRequest, onEach, reasonOf, redeem, tillOf } from './suite.ts';
import { checkout, completeOrder, dish, paidOrder } from './takeout-suite.ts';
import { PNG } from './walk-orgs.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const storeId = asId<StoreId>(TEST_STORE.id);

onEach(
  DATABASES,
  'reviews that stores have reported, at the platform',
  (suite) => {
    let owner: Till;
    let member: TestClient;
    let phones = 0;
    beforeAll(async () => {
      await addTestStore(suite.server.deps.db.query);
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      phones += 1;
      member = await memberOf(suite.server, String(66_590_000 + phones));
      const { query } = suite.server.deps.db;
      for (const table of ['takeout_comment', 'review_report', 'audit'])
        await query(`DELETE FROM ${table}`);
      await query('UPDATE takeout_store SET score = 5, rating_count = 3 WHERE id = $1', [storeId]);
    });

    const rated = async (overall: number, more: object = {}) => {
      const order = checkout({ productList: [dish('rice')] });
      const tradeId: OrderId = await paidOrder(suite.server, member, order);
      await completeOrder(suite.server, tradeId, clock.now());
      const { commentId } = await member.api.takeoutCommentAdd({ tradeId, overall, ...more });
      return commentId;
    };
    const report = (commentId: string, more: object = {}) =>
      owner.api.merchantCommentReport({
        requestId: newRequest(),
        commentId: asId(commentId),
        reason: 'INSULT',
        ...more,
      });
    const decide = (words: 'hide' | 'keep', review: string, more: object = {}) =>
      adminSaid(suite.server, `reviews ${words}`, { review, by: 'Ana Lei', ...more });
    const listed = () => adminSaid(suite.server, 'reviews reported');
    const atStore = async () => {
      const { api } = suite.server.client();
      const { score, count, stars } = await api.takeoutProductCommentSummary({ storeId });
      const { result } = await api.takeoutStoreCommentList({ storeId });
      return { ids: result.map(({ commentId }) => commentId), score, count, stars };
    };
    const atDesk = async (commentId: string) =>
      (await owner.api.merchantCommentList({})).result.find((row) => row.commentId === commentId);
    const mine = async () => (await member.api.takeoutMyComments({})).result[0];

    it('are listed with what was reported, by whom and why, with pictures and reply', async () => {
      const { url } = await member.api.upload({ path: 'comment' }, { file: new Blob([PNG]) });
      const words = 'Never \u009b2J again \u202eyou';
      const commentId = await rated(1, { remark: words, photos: [url] });
      await owner.api.merchantCommentReply({ requestId: newRequest(), commentId, text: 'Sorry' });
      expect(await listed()).toBe('No reported review waits.');
      await report(commentId, { reason: 'OTHER', note: 'a threat' });
      const said = await listed();
      expect(said).toContain(`${commentId}  測試餐廳 Test kitchen`);
      expect(said).toMatch(/reported +2026-11-21 12:00 by K-owner/);
      expect(said).toMatch(/reason +other: a threat/);
      expect(said).toMatch(/1 of 5 stars, 2026-11-21 12:00, .*, takeaway/);
      // what a guest wrote cannot move the cursor of a terminal
      expect(said).toMatch(/Never +2J again +you/);
      expect(said).toContain(url);
      expect(said).toMatch(/reply +Sorry/);
    });

    it('leave the lists, counts and score of their store when they are hidden; their writers see that they are', async () => {
      const good = await rated(4);
      const before = await atStore();
      const bad = await rated(1, { remark: 'Thieves' });
      expect(await atStore()).toMatchObject({ ids: [bad, good], count: 2 });
      await report(bad);
      clock.advance(MINUTE);
      expect(await decide('hide', bad)).toContain('hidden on 2026-11-21 12:01 by Ana Lei');
      expect(await atStore()).toEqual(before);
      expect(await mine()).toMatchObject({ commentId: bad, isHidden: true, remark: 'Thieves' });
      expect(await atDesk(bad)).toMatchObject({
        text: 'Thieves',
        report: { reason: 'INSULT', settled: { outcome: 'HIDDEN', at: plus(NOON, MINUTE) } },
      });
      const late = { requestId: newRequest(), commentId: bad, text: 'Sorry' };
      expect(await reasonOf(owner.api.merchantCommentReply(late))).toBe('REVIEW_NOT_FOUND');
      expect(await listed()).toBe('No reported review waits.');
      expect(await adminSaid(suite.server, 'reviews reported', { all: true })).toMatch(
        /decided +hidden on 2026-11-21 12:01 by Ana Lei/,
      );
    });

    it('stay as they are when the report is dismissed, and the store hears of it', async () => {
      const commentId = await rated(2);
      const before = await atStore();
      await report(commentId);
      await decide('keep', commentId);
      expect(await atStore()).toEqual(before);
      expect(await mine()).toMatchObject({ isHidden: false });
      expect(await atDesk(commentId)).toMatchObject({
        report: { settled: { outcome: 'KEPT', at: NOON } },
      });
      // a report that is sent again is answered with what became of it
      expect(await report(commentId)).toMatchObject({
        replay: true,
        report: { settled: { outcome: 'KEPT' } },
      });
    });

    it('are decided once: again changes nothing, the other way only when it is asked for', async () => {
      const commentId = await rated(1);
      const shown = await atStore();
      await report(commentId);
      await decide('hide', commentId);
      const hidden = await atStore();
      clock.advance(MINUTE);
      expect(await decide('hide', commentId, { by: 'Rui' })).toContain(
        'was hidden on 2026-11-21 12:00 by Ana Lei already: nothing was changed',
      );
      const keep = { review: commentId, by: 'Rui' };
      expect(await adminRefused(suite.server, 'reviews keep', keep)).toContain('--change');
      expect(await atStore()).toEqual(hidden);
      await decide('keep', commentId, { by: 'Rui', change: true });
      expect(await atStore()).toEqual(shown);
      expect(await mine()).toMatchObject({ isHidden: false });
      const { result } = await owner.api.merchantAuditList({
        from: NOON,
        to: plus(NOON, DAY),
        thing: 'REVIEW',
      });
      expect(result.map(({ operatorId, changes }) => [operatorId, ...changes])).toEqual([
        [null, { field: 'outcome', before: 'HIDDEN', after: 'KEPT' }],
        [null, { field: 'outcome', before: null, after: 'HIDDEN' }],
        [expect.any(String), { field: 'report', before: null, after: 'INSULT' }],
      ]);
    });

    it('have one decision of two that are sent at once', async () => {
      for (let round = 0; round < 6; round += 1) {
        const commentId = await rated(1);
        const shown = await atStore();
        await report(commentId);
        const asked = { review: commentId, by: 'Ana' };
        const answers = await Promise.all([
          admin(suite.server, 'reviews hide', asked),
          admin(suite.server, 'reviews keep', asked),
          admin(suite.server, 'reviews hide', asked),
        ]);
        const { outcome } = (await atDesk(commentId))!.report!.settled!;
        expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(
          outcome === 'HIDDEN' ? 1 : 2,
        );
        const now = await atStore();
        if (outcome === 'KEPT') expect(now).toEqual(shown);
        else expect(now.count).toBe(shown.count - 1);
        // the next round begins with its own review only
        await suite.server.deps.db.query('DELETE FROM takeout_comment');
      }
    });

    it('of a store that nobody else rated leave it without a score', async () => {
      await suite.server.deps.db.query(
        'UPDATE takeout_store SET score = NULL, rating_count = 0 WHERE id = $1',
        [storeId],
      );
      const commentId = await rated(1);
      await report(commentId);
      await decide('hide', commentId);
      expect(await atStore()).toMatchObject({ score: null, count: 0 });
    });

    it.each([
      ['no id', { by: 'Ana' }, /--review is missing/],
      ['nobody who decides', { review: 'x' }, /--by is missing/],
      ['an id that nobody reported', { review: 'no-such', by: 'Ana' }, /No store has reported/],
      ['an id of signs', { review: '\u0007', by: 'Ana' }, /--review must have/],
      ['an id that is SQL', { review: "' OR 1=1 --", by: 'Ana' }, /No store has reported/],
      ['a name that is too long', { review: 'x', by: 'a'.repeat(61) }, /--by must have/],
    ])('are not decided with %s', async (_what, flags, why) => {
      const commentId = await rated(1);
      await report(commentId);
      for (const words of ['reviews hide', 'reviews keep'])
        expect(await adminRefused(suite.server, words, flags)).toMatch(why);
      expect((await atDesk(commentId))!.report!.settled).toBeNull();
      expect(await listed()).toContain(commentId);
    });

    describe('of deals', () => {
      const DEAL = asId<ProductId>('tart-dozen');
      const STORE = asId<StoreId>('rotunda');

      it('leave the list, the counts and the score, of the store and of the deal; only their writers still read them', async () => {
        await suite.server.deps.db.query('DELETE FROM group_comment');
        const { orderId, vouchers } = await buy(suite.server, member, DEAL);
        const till = await tillOf(suite.server, { account: 'M1001', storeId: STORE });
        await redeem(till, vouchers[0]!);
        const { api } = suite.server.client();
        const counts = async () => [
          (await api.groupCommentStoreCount({ storeId: STORE })).all,
          (await api.groupCommentProductCount({ productId: DEAL })).rating.score,
        ];
        const [, before] = await counts();
        const asked = { orderId: asId<OrderId>(orderId), score: 1 };
        const { commentId } = await member.api.groupCommentAdd(asked, { key: randomUUID() });
        expect(await counts()).not.toEqual([0, before]);
        const wish = { requestId: newRequest(), commentId, reason: 'SPAM' as const };
        await till.api.merchantCommentReport(wish);
        await decide('hide', commentId);
        expect(await counts()).toEqual([0, before]);
        const read = async (by: TestClient['api']) =>
          (await by.groupCommentList({ storeId: STORE })).result;
        expect(await read(api)).toEqual([]);
        expect(await read(member.api)).toMatchObject([{ commentId, isHidden: true }]);
        // and may still take it back
        await member.api.groupCommentDelete({ commentId }, { key: randomUUID() });
        expect(await read(member.api)).toEqual([]);
      });
    });
  },
  { clock },
);
