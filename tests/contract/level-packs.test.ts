import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addTestMarket } from '#tests/support/market-store.ts';
import { paidBasket } from '#tests/support/market-orders.ts';
import { DATABASES } from './databases.ts';
import { basket } from './market-suite.ts';
import { memberOf, onEach, outcomes, reasonOf } from './suite.ts';
import { dish } from './takeout-suite.ts';

onEach(DATABASES, 'gift packs of the levels (decision MB28)', (suite) => {
  it('are had once each, when their level is reached, also of 32 presses at once', async () => {
    const { server } = suite;
    const { query } = server.deps.db;
    await addTestMarket(query);
    const client = await memberOf(server, '66771951');
    const { api } = client;
    const states = async () => (await api.levelPacks({})).result.map(({ state }) => state);
    const take = (level: number, key: string = randomUUID()) =>
      api.levelPackReceive({ level }, { key });
    expect(await states()).toEqual(['LOCKED', 'LOCKED', 'LOCKED', 'LOCKED']);
    expect(await reasonOf(take(1))).toBe('LEVEL_PACK_LOCKED');
    const tradeId = await paidBasket(
      server.url,
      client,
      basket({ productList: [dish('soap', 6)] }),
    );
    await query('UPDATE takeout_order SET total = 210000 WHERE id = $1', [tradeId]);
    expect(await states()).toEqual(['READY', 'READY', 'LOCKED', 'LOCKED']);
    const ends = await outcomes([
      ...Array.from({ length: 16 }, () => take(1, 'one-press')),
      ...Array.from({ length: 16 }, () => take(1)),
    ]);
    expect(ends['LEVEL_PACK_HAD']).toBeGreaterThanOrEqual(15);
    expect(await states()).toEqual(['RECEIVED', 'READY', 'LOCKED', 'LOCKED']);
    const packets = (await api.redpackList({ size: 50 })).result;
    expect(packets).toHaveLength(2);
    for (const redpackId of ['level.1.0', 'level.1.1'])
      expect(packets).toContainEqual(
        expect.objectContaining({ redpackId, amount: 500, sourceType: 7 }),
      );
    // a refund later takes the level, not what was given; what was had is not had again
    await query('UPDATE takeout_order SET total = 0 WHERE id = $1', [tradeId]);
    expect(await states()).toEqual(['RECEIVED', 'LOCKED', 'LOCKED', 'LOCKED']);
    const piece = packets.find(({ redpackId }) => redpackId === 'level.1.1')!;
    const body = basket({ productList: [dish('soap', 6)] });
    const plain = (await api.marketCheckProduct(body)).quote!;
    const { quote } = await api.marketCheckProduct({ ...body, offerIds: [piece.id] });
    expect(quote!.totalPrice).toBe(plain.totalPrice - 500);
  });
});
