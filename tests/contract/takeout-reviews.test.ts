import { beforeAll, expect, it } from 'vitest';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import { townSimulator } from '#server/demo/simulator/simulator.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { PNG } from './walk-orgs.ts';
import { addDeskStaff } from './desk-suite.ts';
import { checkout, completeOrder, dish, paidOrder, pickup } from './takeout-suite.ts';

const clock = fixedClock();
const storeId = asId<StoreId>(TEST_STORE.id);

onEach(
  DATABASES,
  'reviews of takeout orders',
  (suite) => {
    let member: TestClient;
    beforeAll(async () => {
      member = await memberOf(suite.server, '66880002');
      await addTestStore(suite.server.deps.db.query);
    });

    const completed = async (): Promise<OrderId> => {
      const tradeId = await paidOrder(
        suite.server,
        member,
        checkout({ productList: [dish('rice'), dish('noodle')] }),
      );
      await completeOrder(suite.server, tradeId, clock.now());
      clock.advance(MINUTE);
      return tradeId;
    };

    it('rate order, rider and dishes once, and move the score of the store', async () => {
      const tradeId = await completed();
      const { url } = await member.api.upload({ path: 'comment' }, { file: new Blob([PNG]) });
      const body = {
        tradeId,
        overall: 2,
        taste: 3,
        packaging: 1,
        riderScore: 5,
        riderTags: ['comment_tag1', 'comment_tag6'],
        isAnonymous: true,
        remark: 'cold',
        photos: [url],
        products: [{ productId: asId<never>('rice'), score: 4 }],
      };
      const { commentId } = await member.api.takeoutCommentAdd(body, { key: 'first' });
      expect(await member.api.takeoutCommentAdd(body, { key: 'first' })).toEqual({ commentId });
      expect(await reasonOf(member.api.takeoutCommentAdd({ ...body, overall: 5 }))).toBe(
        'REVIEW_ALREADY',
      );
      const guest = suite.server.client();
      const {
        result: [shown],
      } = await guest.api.takeoutStoreCommentList({ storeId });
      expect(shown).toMatchObject({
        commentId,
        nickname: 'S***',
        overall: 2,
        taste: 3,
        packaging: 1,
        remark: 'cold',
        photos: [url],
        products: [{ productId: 'rice', score: 4 }],
      });
      expect(JSON.stringify(shown)).not.toMatch(/comment_tag|member-|Senado/);
      // 10 ratings of 4.5 and one of 2
      expect(await guest.api.takeoutProductCommentSummary({ storeId })).toEqual({
        score: 4.3,
        count: 1,
        goodCount: 0,
        badCount: 1,
        photoCount: 1,
        taste: 3,
        packaging: 1,
        stars: [0, 1, 0, 0, 0],
      });
      expect((await member.api.takeoutMyComments({})).result[0]).toMatchObject({
        isAnonymous: true,
        riderScore: 5,
        riderTags: ['comment_tag1', 'comment_tag6'],
        tradeId,
        storeName: '測試餐廳',
      });
      expect(await member.api.takeoutOrderGet({ tradeId })).toMatchObject({ hasComment: true });
      expect((await member.api.takeoutOrderList({ tab: 'COMMENT' })).result).toEqual([]);
    });

    it('are answered by their store after a while, once, for everybody to read', async () => {
      const { commentId } = await member.api.takeoutCommentAdd({
        tradeId: await completed(),
        overall: 1,
        remark: 'late',
      });
      const shown = async () =>
        (await suite.server.client().api.takeoutStoreCommentList({ storeId })).result.find(
          (comment) => comment.commentId === commentId,
        )?.reply;
      expect(await shown()).toBeNull();
      const town = townSimulator(suite.server.deps);
      clock.advance(20 * MINUTE);
      await town.step(clock.now());
      const at = clock.now();
      expect(await shown()).toEqual({ text: expect.stringMatching(/./) as string, at });
      clock.advance(MINUTE);
      await town.step(clock.now());
      expect((await member.api.takeoutMyComments({})).result[0]).toMatchObject({
        commentId,
        reply: { at },
      });
      await member.api.takeoutCommentDelete({ commentId });
    });

    it('are listed by what they say, and of a dish', async () => {
      const good = (
        await member.api.takeoutCommentAdd({
          tradeId: await completed(),
          overall: 5,
          products: [{ productId: asId('noodle'), score: 5 }],
        })
      ).commentId;
      const plain = (await member.api.takeoutCommentAdd({ tradeId: await completed(), overall: 4 }))
        .commentId;
      const ids = async (asked: object) =>
        (await member.api.takeoutStoreCommentList({ storeId, ...asked })).result.map(
          ({ commentId }) => commentId,
        );
      expect(await ids({ filter: 'GOOD' })).toEqual([plain, good]);
      expect(await ids({ filter: 'BAD' })).toHaveLength(1);
      expect(await ids({ filter: 'PHOTO' })).toHaveLength(1);
      expect(await member.api.takeoutStoreCommentList({ storeId, size: 2 })).toMatchObject({
        next: true,
        nextOffset: 2,
      });
      expect(
        (
          await member.api.takeoutProductCommentList({ storeId, productId: asId('noodle') })
        ).result.map(({ commentId }) => commentId),
      ).toEqual([good]);
      expect((await member.api.takeoutProductCommentList({ storeId })).result).toHaveLength(2);
      await member.api.takeoutCommentDelete({ commentId: plain });
      expect(await ids({})).not.toContain(plain);
      const other = await memberOf(suite.server, '66880001');
      expect(await reasonOf(other.api.takeoutCommentDelete({ commentId: good }))).toBe(
        'REVIEW_NOT_FOUND',
      );
    });

    it('desk row 34: are read and answered at the desk of their store, once, and by nobody else', async () => {
      const tradeId = await completed();
      const { commentId } = await member.api.takeoutCommentAdd({ tradeId, overall: 1 });
      await addDeskStaff(suite.server);
      const manager = await tillOf(suite.server, { account: 'K-owner' });
      const first = (await manager.api.merchantCommentList({ kind: 'TAKEOUT' })).result[0];
      expect(first).toMatchObject({ kind: 'TAKEOUT', commentId, score: 1, productName: '' });
      expect((await manager.api.merchantCommentList({ kind: 'GROUP' })).result).toEqual([]);
      const all = (await manager.api.merchantCommentList({})).result;
      expect(all.length).toBeGreaterThan(0);
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a));
      const stranger = await tillOf(suite.server, { account: '66990003' });
      const answer = { requestId: newRequest(), commentId, text: '很抱歉' };
      expect(await reasonOf(stranger.api.merchantCommentReply(answer))).toBe('REVIEW_NOT_FOUND');
      await manager.api.merchantCommentReply(answer);
      expect(
        await reasonOf(
          manager.api.merchantCommentReply({
            ...answer,
            requestId: newRequest(),
            text: '再說一次',
          }),
        ),
      ).toBe('REVIEW_ANSWERED');
      const { result } = await suite.server.client().api.takeoutStoreCommentList({ storeId });
      expect(result.find((shown) => shown.commentId === commentId)).toMatchObject({
        reply: { text: '很抱歉' },
      });
    });

    it('are refused before the order is completed, off the scale, with tags that do not fit, for a rider who never came', async () => {
      const waiting = await paidOrder(suite.server, member);
      expect(await reasonOf(member.api.takeoutCommentAdd({ tradeId: waiting, overall: 5 }))).toBe(
        'REVIEW_NOT_NOW',
      );
      const collected = await paidOrder(suite.server, member, pickup());
      await suite.server.deps.db.query('UPDATE takeout_order SET status = 4 WHERE id = $1', [
        collected,
      ]);
      expect(
        await reasonOf(
          member.api.takeoutCommentAdd({ tradeId: collected, overall: 5, riderScore: 5 }),
        ),
      ).toBe('REVIEW_INVALID');
      const tradeId = await completed();
      for (const wrong of [
        { overall: 6 },
        { overall: 0 },
        { overall: 5, riderScore: 2, riderTags: ['comment_tag1'] },
        { overall: 5, products: [{ productId: asId<never>('wine'), score: 5 }] },
        { overall: 5, products: [{ productId: asId<never>('rice'), score: 9 }] },
      ])
        expect(await reasonOf(member.api.takeoutCommentAdd({ tradeId, ...wrong }))).toBe(
          'REVIEW_INVALID',
        );
    });
  },
  { clock },
);
