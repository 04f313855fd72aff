import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { dayOf, instant } from '#shared/kernel/time.ts';
import { DATABASES } from './databases.ts';
import { buy, lookUp, memberOf, onEach, reasonOf, redeem, tillOf } from './suite.ts';

onEach(DATABASES, 'the table of a buffet (decision GA8)', (suite) => {
  it('has the guest’s note, which the till shows with the code and in the visits; it is theirs alone, while a voucher can be used', async () => {
    const run = (sql: string) => suite.server.deps.db.query(sql);
    await run("UPDATE product SET category = 'buffet' WHERE id = 'egg-tart-box'");
    const member = await memberOf(suite.server, '66590001');
    const bought = await buy(suite.server, member, 'egg-tart-box', 2);
    const orderId = asId<OrderId>(bought.orderId);
    const note = (text: string, { api } = member) =>
      api.groupOrderTableNote({ orderId, note: text }, { key: randomUUID() });
    expect(await note('靠窗，\n一張兒童座椅')).toEqual({ tableNote: '靠窗， 一張兒童座椅' });
    expect((await member.api.groupOrderGet({ orderId })).orderInfo.tableNote).toContain('靠窗');
    const stranger = await memberOf(suite.server, '66590002');
    expect(await reasonOf(note('x', stranger))).toBe('ORDER_NOT_FOUND');

    const till = await tillOf(suite.server);
    const card = await lookUp(till, bought.vouchers[0]!.code);
    expect(card.isTable).toBe(true);
    expect(card.attention).toContainEqual({
      id: 'table',
      kind: 'GUEST',
      text: '靠窗， 一張兒童座椅',
      mustConfirm: false,
    });
    await run(
      `UPDATE group_order SET booked_for = ${Date.now()}, booked_party = 2 WHERE id = '${orderId}'`,
    );
    const { result } = await till.api.merchantVisitList({ day: dayOf(instant(Date.now())) });
    expect(result.find((visit) => visit.orderId === orderId)?.tableNote).toContain('兒童座椅');

    await note('');
    expect((await lookUp(till, bought.vouchers[0]!.code)).attention).not.toContainEqual(
      expect.objectContaining({ id: 'table' }),
    );
    for (const voucher of bought.vouchers) await redeem(till, voucher);
    expect(await reasonOf(note('late'))).toBe('NOTE_TOO_LATE');
    await run("UPDATE product SET category = 'food' WHERE id = 'egg-tart-box'");
    const other = await buy(suite.server, member, 'egg-tart-box');
    const body = { orderId: asId<OrderId>(other.orderId), note: 'x' };
    expect(await reasonOf(member.api.groupOrderTableNote(body, { key: randomUUID() }))).toBe(
      'NOTE_TOO_LATE',
    );
    expect((await lookUp(till, other.vouchers[0]!.code)).isTable).toBe(false);
  });
});
