import { beforeAll, expect, it } from 'vitest';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, instant } from '#shared/kernel/time.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { buy, memberOf, newRequest, onEach, outcomes, reasonOf, tillOf } from './suite.ts';

const productId = asId<ProductId>('egg-tart-box');

onEach(DATABASES, 'price and stock of a deal, as its merchant edits them', (suite) => {
  let owner: Till;
  beforeAll(async () => {
    owner = await tillOf(suite.server, { account: '66990001' }, 'en-US');
  });
  const detail = () => owner.api.merchantProductGet({ productId });
  const edit = (change: object, requestId = newRequest()) =>
    owner.api.merchantProductEdit({ requestId, productId, seq: 1, ...change });

  it('are seen by guests at once and written down; sent twice is one act, and sold vouchers keep their price', async () => {
    const before = await detail();
    const member = await memberOf(suite.server, '66620001');
    const { orderId } = await buy(suite.server, member, productId);
    const sold = asId<never>(orderId);
    const paid = (await member.api.groupOrderGet({ orderId: sold })).payInfo.totalAmtn;
    const requestId = newRequest();
    const price = cents(before.originalPrice + 1000);
    const change = { seq: before.seq, price, stock: 7 };
    const first = await edit(change, requestId);
    expect(first).toMatchObject({ price, originalPrice: price, stock: 7, replay: false });
    expect(await edit(change, requestId)).toEqual({ ...first, replay: true });
    expect(await reasonOf(edit({ ...change, stock: 8 }, requestId))).toBe('KEY_REUSED');
    const guest = suite.server.client().api;
    expect(await guest.groupProductInfo({ productId })).toMatchObject({ price, stock: 7 });
    expect((await member.api.groupOrderGet({ orderId: sold })).payInfo.totalAmtn).toBe(paid);
    const span = { from: instant(Date.now() - DAY), to: instant(Date.now() + DAY) };
    const { result } = await owner.api.merchantAuditList({ thing: 'DEAL', ...span });
    expect(result[0]?.changes.find(({ field }) => field === 'stock')?.after).toBe('7');
  });

  it('of two editors at once one is told of the other', async () => {
    const { seq } = await detail();
    const ends = await outcomes([11, 12].map((stock) => edit({ seq, stock })));
    expect(ends).toEqual({ ok: 1, CONFLICT: 1 });
  });

  it('that no deal can have are refused and change nothing', async () => {
    const before = await detail();
    for (const price of [0, -100, 100_000_000_000])
      expect(await reasonOf(edit({ seq: before.seq, price: cents(price) }))).toBe('PRICE_INVALID');
    for (const stock of [-2, 1_000_000])
      expect(await reasonOf(edit({ seq: before.seq, stock }))).toBe('DEAL_STOCK_INVALID');
    expect((await detail()).seq).toBe(before.seq);
  });
});
