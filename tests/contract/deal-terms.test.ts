import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type OrderId, type ProductId } from '#shared/kernel/ids.ts';
import { addDays, DAY, dayOf, instant, type Day } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import {
  buy,
  checkBody,
  failure,
  lookUp,
  memberOf,
  newRequest,
  onEach,
  outcomes,
  reasonOf,
  redeem,
  tillOf,
} from './suite.ts';

/** Noon of a Saturday at UTC+8. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const TODAY = dayOf(instant(NOON));
const TOMORROW = addDays(TODAY, 1);
const tarts = asId<ProductId>('egg-tart-box');
const wine = asId<ProductId>('wine-tasting');
const tea = asId<ProductId>('one-store-tea');

onEach(
  DATABASES,
  'terms of a deal, as its merchant edits them: what was sold keeps its own',
  (suite) => {
    let owner: Till;
    let till: Till;
    let member: TestClient;
    beforeAll(async () => {
      owner = await tillOf(suite.server, { account: '66990001' }, 'en-US');
      till = await tillOf(suite.server);
      member = await memberOf(suite.server, '66620011');
    });
    beforeEach(() => clock.set(NOON));
    const seqOf = async (productId: ProductId) =>
      (await owner.api.merchantProductGet({ productId })).seq;
    const setDays = async (days: Day[], { productId = tarts, requestId = newRequest() } = {}) =>
      owner.api.merchantProductSetBlackout({
        requestId,
        productId,
        seq: await seqOf(productId),
        days,
      });
    const orderOf = ({ orderId }: { orderId: string }) =>
      member.api.groupOrderGet({ orderId: asId<OrderId>(orderId) });
    const daysOf = async (bought: { orderId: string }) =>
      (await orderOf(bought)).productList[0]?.useTime.blackoutDays;
    const patch = (productId: string, texts: object) =>
      suite.server.deps.db.query(
        'UPDATE product SET texts = texts || CAST($1 AS jsonb) WHERE id = $2',
        [JSON.stringify(texts), productId],
      );

    it('days without vouchers bind what is bought from then on, at the till and on every page', async () => {
      const sold = await buy(suite.server, member, tarts);
      const seq = await seqOf(tarts);
      const act = {
        requestId: newRequest(),
        productId: tarts,
        seq,
        days: [TOMORROW, TODAY, TODAY],
      };
      const first = await owner.api.merchantProductSetBlackout(act);
      expect(first).toEqual({
        productId: tarts,
        days: [TODAY, TOMORROW],
        seq: seq + 1,
        replay: false,
      });
      expect(await owner.api.merchantProductSetBlackout(act)).toEqual({ ...first, replay: true });
      expect(await reasonOf(owner.api.merchantProductSetBlackout({ ...act, days: [TODAY] }))).toBe(
        'KEY_REUSED',
      );
      const bought = await buy(suite.server, member, tarts);
      const { useTime } = await suite.server.client().api.groupProductInfo({ productId: tarts });
      expect(useTime.blackoutDays).toEqual([TODAY, TOMORROW]);
      expect([await daysOf(sold), await daysOf(bought)]).toEqual([[], [TODAY, TOMORROW]]);
      expect(await reasonOf(lookUp(till, bought.vouchers[0]!.code))).toBe('BLACKOUT_DAY');
      expect((await redeem(till, sold.vouchers[0]!)).items).toMatchObject([{ timesLeft: 0 }]);
      const span = { from: instant(NOON - DAY), to: instant(NOON + DAY) };
      const { result } = await owner.api.merchantAuditList({ thing: 'DEAL', ...span });
      expect(result[0]?.changes).toEqual([
        { field: 'blackoutDays', before: '', after: `${TODAY}, ${TOMORROW}` },
      ]);
    });

    it('taken back, they still bind what was bought under them; the same days again change nothing', async () => {
      await setDays([TODAY]);
      const under = await buy(suite.server, member, tarts);
      const cleared = await setDays([]);
      expect((await setDays([])).seq).toBe(cleared.seq);
      const after = await buy(suite.server, member, tarts);
      const { useTime } = await suite.server.client().api.groupProductInfo({ productId: tarts });
      expect(useTime.blackoutDays).toEqual([]);
      expect(await reasonOf(lookUp(till, under.vouchers[0]!.code))).toBe('BLACKOUT_DAY');
      await redeem(till, after.vouchers[0]!);
    });

    it('a day that is past or too far is refused by its date, unless it stands there already', async () => {
      const bad = [addDays(TODAY, -1), addDays(TODAY, 732)];
      for (const day of bad) {
        const refused = await failure(setDays([day]));
        expect([refused.reason, refused.data]).toEqual([
          'DEAL_DAYS_INVALID',
          expect.objectContaining({ day }),
        ]);
      }
      const yesterday = addDays(TODAY, -1);
      await suite.server.deps.db.query(
        `UPDATE product SET use_time = use_time || jsonb_build_object('blackoutDays', CAST($1 AS jsonb)) WHERE id = $2`,
        [JSON.stringify([yesterday]), tarts],
      );
      expect((await setDays([yesterday, TOMORROW])).days).toEqual([yesterday, TOMORROW]);
      await setDays([]);
    });

    it('visits are not booked on such a day, which is said by name; who bought before books it', async () => {
      await patch(tea, { checkSubscribeType: 'AFTER_ORDER' });
      const sold = await buy(suite.server, member, tea);
      await setDays([TOMORROW], { productId: tea });
      const bought = await buy(suite.server, member, tea);
      const { stores } = await owner.api.merchantProductGet({ productId: tea });
      const { storeId } = stores[0]!;
      const slots = (orderId?: string) =>
        member.api.groupOrderSlots({
          productId: tea,
          storeId,
          day: TOMORROW,
          ...(orderId && { orderId: asId<OrderId>(orderId) }),
        });
      expect((await slots()).reason).toBe('BLACKOUT');
      expect((await slots(bought.orderId)).reason).toBe('BLACKOUT');
      const { time } = (await slots(sold.orderId)).slots[0]!;
      const visit = { day: TOMORROW, time, partySize: 2, storeId };
      const book = (orderId: string) =>
        member.api.groupOrderSubscribe({ orderId: asId<OrderId>(orderId), ...visit });
      expect(await reasonOf(book(bought.orderId))).toBe('SLOT_CLOSED');
      await book(sold.orderId);
      await patch(tea, { checkSubscribeType: 'NONE' });
    });

    it('notes for the staff keep their ids and their vouchers; what the till ticked stands in its record', async () => {
      const sold = await buy(suite.server, member, wine);
      const { notes, seq } = await owner.api.merchantProductGet({ productId: wine });
      const age = notes.find(({ kind }) => kind === 'AGE')!;
      const set = (change: object = {}, requestId = newRequest()) =>
        owner.api.merchantProductSetNotes({
          requestId,
          productId: wine,
          seq,
          notes: [
            { kind: 'ALLERGY', text: { zh: '問致敏原', en: '' }, mustTick: true },
            { id: age.id, kind: 'AGE', text: { zh: '滿 18 歲', en: 'Over 18' }, mustTick: true },
          ],
          ...change,
        });
      const requestId = newRequest();
      const first = await set({}, requestId);
      expect(first.notes[1]).toEqual({ ...age, text: { zh: '滿 18 歲', en: 'Over 18' } });
      expect(first.notes[0]).toMatchObject({ kind: 'ALLERGY', text: { en: '問致敏原' } });
      expect(first.notes[0]!.id).not.toBe(age.id);
      expect(await set({}, requestId)).toEqual({ ...first, replay: true });
      expect(await reasonOf(set())).toBe('CONFLICT');
      const same = await set({ seq: first.seq, notes: first.notes });
      expect([same.seq, same.notes]).toEqual([first.seq, first.notes]);
      const bought = await buy(suite.server, member, wine);
      const [old, now] = [sold, bought].map(({ vouchers }) => vouchers[0]!);
      expect((await lookUp(till, old!.code)).attention).toHaveLength(notes.length);
      const card = await lookUp(till, now!.code);
      expect(card.attention.map(({ id, text }) => [id, text])).toEqual([
        [first.notes[0]!.id, '問致敏原'],
        [age.id, '滿 18 歲'],
      ]);
      const ticked = card.attention.map(({ id }) => id);
      const { prepareToken } = card;
      await till.api.groupVerifyCheck(checkBody(till, [now!], { prepareToken, ticked }));
      // an older till says nothing of ticks: nobody waits for it
      await redeem(till, old!);
      const span = { from: instant(NOON - DAY), to: instant(NOON + DAY) };
      const { result } = await till.api.groupVerifyCheckLog({ ...span, size: 2 });
      expect(result.map((row) => row.ticked)).toEqual([undefined, ['問致敏原', '滿 18 歲']]);
      const { rows } = await suite.server.deps.db.query<{ ticked: string[] | null }>(
        `SELECT ticked FROM verify_log WHERE product_id = $1 AND state = 'OK' ORDER BY at DESC, ticked NULLS FIRST LIMIT 2`,
        [wine],
      );
      expect(rows.map((row) => row.ticked)).toEqual([null, ticked]);
    });

    it('texts are edited for what is sold from then on; an English text that is missing is as the Chinese', async () => {
      const sold = await buy(suite.server, member, tarts);
      const { texts, seq } = await owner.api.merchantProductGet({ productId: tarts });
      const rule = { zh: '每位一盒', en: '' };
      const edit = (body: object) =>
        owner.api.merchantProductEdit({ requestId: newRequest(), productId: tarts, seq, ...body });
      const { seq: next } = await edit({
        texts: { description: { zh: '新鮮出爐', en: 'Fresh' }, rules: [rule] },
      });
      const { description, rules } = await suite.server
        .client({ language: 'en-US' })
        .api.groupProductInfo({ productId: tarts });
      expect([description, rules]).toEqual(['Fresh', ['每位一盒']]);
      const bought = await buy(suite.server, member, tarts);
      const rulesOf = async (one: typeof sold) => (await orderOf(one)).productList[0]?.rules;
      expect(await rulesOf(bought)).toEqual(['每位一盒']);
      expect(await rulesOf(sold)).toEqual(texts!.rules.map(({ zh }) => zh));
      const span = { from: instant(NOON - DAY), to: instant(NOON + DAY) };
      const { result } = await owner.api.merchantAuditList({ thing: 'DEAL', ...span });
      expect(result[0]?.changes.map(({ field }) => field).sort()).toEqual([
        'descriptionEn',
        'descriptionZh',
        'rules',
        'rulesEn',
      ]);
      expect(await reasonOf(edit({ texts: { description: rule, rules: [] } }))).toBe('CONFLICT');
      await edit({ seq: next, texts: texts! });
    });

    it('the promise to give back at any time stays with what was sold under it', async () => {
      const sold = await buy(suite.server, member, tarts);
      await setDays([addDays(TODAY, 9)]);
      const { isRefundAnytime } = await owner.api.merchantProductGet({ productId: tarts });
      await patch(tarts, { isRefundAnytime: !isRefundAnytime });
      const bought = await buy(suite.server, member, tarts);
      const ask = async ({ orderId, vouchers }: typeof sold) => {
        const order = asId<OrderId>(orderId);
        const info = await member.api.groupRefundOrderInfo({ orderId: order });
        const { autoRefundTime } = await member.api.groupRefundApply(
          { orderId: order, voucherIds: [vouchers[0]!.voucherId], reason: 1 },
          { key: randomUUID() },
        );
        expect(info.isAnytime).toBe(autoRefundTime === null);
        return info.isAnytime;
      };
      expect([await ask(sold), await ask(bought)]).toEqual([isRefundAnytime, !isRefundAnytime]);
      await patch(tarts, { isRefundAnytime });
    });

    it('of editors of price, days and notes at once one is heard, the others are told', async () => {
      const seq = await seqOf(tarts);
      const body = { productId: tarts, seq };
      // each changes something, also in a second try: what is so already conflicts with nobody
      const text = { zh: `第 ${seq} 次`, en: `Edit ${seq}` };
      const notes = [{ kind: 'INFO' as const, text, mustTick: false }];
      expect(
        await outcomes([
          owner.api.merchantProductEdit({ ...body, requestId: newRequest(), stock: 90 + seq }),
          owner.api.merchantProductSetBlackout({
            ...body,
            requestId: newRequest(),
            days: [addDays(TODAY, 30 + seq)],
          }),
          owner.api.merchantProductSetNotes({ ...body, requestId: newRequest(), notes }),
        ]),
      ).toEqual({ ok: 1, CONFLICT: 2 });
    });
  },
  { clock },
);
