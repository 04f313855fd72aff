import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type OrderId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { DATABASES } from './databases.ts';
import { buy, memberOf, onEach, redeem, tillOf } from './suite.ts';

const productId = asId<ProductId>('tart-dozen');
const storeId = asId<StoreId>('rotunda');
/** Guests who write at the same moment, and how often they meet. */
const GUESTS = 5;
const ROUNDS = 4;

onEach(DATABASES, 'the score of a deal and of its store', (suite) => {
  it('is kept for a store that shows nothing of itself yet', async () => {
    const { server } = suite;
    await server.deps.db.query('DELETE FROM group_store_page WHERE store_id = $1', [storeId]);
    await server.deps.db.query('DELETE FROM group_comment');
    const till = await tillOf(server, { account: 'M1001', storeId });
    for (const [place, score] of [5, 4, 5].entries()) {
      const member = await memberOf(server, String(66_591_000 + place));
      const { orderId, vouchers } = await buy(server, member, productId);
      await redeem(till, vouchers[0]!);
      await member.api.groupCommentAdd({ orderId: asId(orderId), score }, { key: randomUUID() });
    }
    const page = await server.client().api.groupStoreMainPage({ storeId });
    expect(page).toMatchObject({ score: 4.7, commentCount: 3, decorCount: { coverCount: 0 } });
  });

  it('counts every review, however many are written or taken back at once', async () => {
    const { server } = suite;
    const { query } = server.deps.db;
    await query('DELETE FROM group_comment');
    const till = await tillOf(server, { account: 'M1001', storeId });
    const visitor = server.client().api;
    const shown = async () => ({
      deal: (await visitor.groupProductInfo({ productId })).score,
      store: (await visitor.groupStoreMainPage({ storeId })).score,
    });
    const worked = async () => ({
      deal: (await visitor.groupCommentProductCount({ productId })).rating.score,
      store: (await visitor.groupCommentStoreScore({ storeId })).score,
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const writers = await Promise.all(
        Array.from({ length: GUESTS }, async (_, place) => {
          const member = await memberOf(server, String(66_590_000 + round * GUESTS + place));
          const { orderId, vouchers } = await buy(server, member, productId);
          await redeem(till, vouchers[0]!);
          return { member, orderId: asId<OrderId>(orderId), score: 1 + ((place + round) % 5) };
        }),
      );
      const written = await Promise.all(
        writers.map(async ({ member, orderId, score }) => {
          const add = { orderId, score };
          return {
            ...(await member.api.groupCommentAdd(add, { key: randomUUID() })),
            member,
            score,
          };
        }),
      );
      expect(await shown()).toEqual(await worked());
      await Promise.all(
        written
          .filter(({ score }) => score < 3)
          .map(({ member, commentId }) => member.api.groupCommentDelete({ commentId })),
      );
      expect(await shown()).toEqual(await worked());
    }
  });
});
