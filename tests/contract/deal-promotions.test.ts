import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { bank, memberOf, newRequest, onEach, outcomes, pay, reasonOf, tillOf } from './suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
/** 38.00 at every store of the merchant, 27.00 at some of them. */
const TARTS = asId<ProductId>('egg-tart-box');
const PRICE = 3800;
const at = (ms: number) => instant(NOON + ms);

onEach(
  DATABASES,
  'flash sales and campaigns of deals, planned at the console',
  (suite) => {
    let owner: Till;
    let manager: Till;
    beforeAll(async () => {
      owner = await tillOf(suite.server, { account: '66990001' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'M1001' }, 'en-US');
    });
    beforeEach(async () => {
      clock.set(NOON);
      const { query } = suite.server.deps.db;
      for (const table of ['group_activity', 'group_activity_item', 'group_activity_log'])
        await query(`DELETE FROM ${table}`);
    });

    const item = {
      productId: TARTS,
      part: 'FLASH' as const,
      price: cents(2500),
      stock: 5,
      userLimit: 2,
    };
    const flash = (change: object = {}) => ({
      kind: 'FLASH' as const,
      startTime: at(HOUR),
      endTime: at(3 * HOUR),
      title: { zh: '', en: '' },
      lead: { zh: '', en: '' },
      items: [item],
      ...change,
    });
    const campaign = (items: object[], change: object = {}) =>
      flash({
        kind: 'CAMPAIGN',
        endTime: at(9 * DAY),
        title: { zh: '葡撻週', en: 'Tart week' },
        items: items.map((one) => ({ productId: TARTS, price: null, ...one })),
        ...change,
      });
    const save = ({ api }: Till, plan: object, requestId = newRequest()) =>
      api.merchantDealPromotionSave({ requestId, ...plan } as never);
    const end = ({ api }: Till, seen: { activityId: unknown; seq: number }, id = newRequest()) =>
      api.merchantDealPromotionEnd({ requestId: id, ...seen } as never);
    const list = ({ api }: Till) => api.merchantDealPromotions({ productId: TARTS });
    const seenByGuests = () => suite.server.client().api.groupProductInfo({ productId: TARTS });

    it('a planned flash sale comes at its hour, is bought by guests up to its limits, and is ended', async () => {
      const requestId = newRequest();
      const made = await save(owner, flash(), requestId);
      // sent twice, in whatever language: it is one act
      expect(await save(owner, flash(), requestId)).toEqual(made);
      expect(await reasonOf(save(owner, flash({ endTime: at(4 * HOUR) }), requestId))).toBe(
        'REQUEST_REUSED',
      );
      expect((await list(owner)).result).toMatchObject([
        { ...made, state: 'NOT_STARTED', canEdit: true, items: [{ price: 2500, taken: 0 }] },
      ]);
      expect((await seenByGuests()).flash).toMatchObject({ price: 2500, startTime: at(HOUR) });
      clock.set(NOON + 2 * HOUR);
      const member = await memberOf(suite.server, '66620001');
      const { activityId } = made;
      const order = await member.api.groupOrderCreate(
        {
          productId: TARTS,
          quantity: 3,
          totalAmount: cents(2 * 2500 + PRICE),
          secKillId: activityId,
        },
        { key: randomUUID() },
      );
      await bank(suite.server, await pay(member, order), 'pay');
      const [running] = (await list(owner)).result;
      expect(running).toMatchObject({ state: 'RUNNING', canEdit: false, items: [{ taken: 2 }] });
      expect(await reasonOf(save(owner, { ...flash(), ...made }))).toBe('PROMOTION_RUNNING');
      await end(owner, made);
      expect((await seenByGuests()).flash).toBeNull();
      expect((await member.api.groupOrderGet(order)).payInfo).toMatchObject({
        specialAmtn: 2 * (PRICE - 2500),
      });
      const { result, log } = await list(manager);
      expect(result).toMatchObject([{ state: 'OVER', seq: 2, canEnd: false }]);
      expect(log.map(({ act, price, operatorName }) => [act, price, operatorName])).toEqual([
        ['ENDED', 2500, 'Chan Chi Meng'],
        ['PLANNED', 2500, 'Chan Chi Meng'],
      ]);
    });

    it('a campaign has a page of its own and a price for many; what has not begun is changed and withdrawn', async () => {
      const made = await save(
        owner,
        campaign([{ part: 'BULK', price: cents(3000), fromQuantity: 3 }], { startTime: at(0) }),
      );
      const guest = suite.server.client('en-US' as never);
      expect(await guest.api.groupActivityGet({ activityId: made.activityId })).toMatchObject({
        state: 'RUNNING',
        bulk: [{ productId: TARTS, bulk: { fromQuantity: 3, price: 3000 } }],
      });
      expect((await seenByGuests()).bulk).toMatchObject({ activityId: made.activityId });
      const later = await save(owner, campaign([{ part: 'HOT' }], { startTime: at(DAY) }));
      const changed = await save(owner, {
        ...campaign([{ part: 'DROP' }], { startTime: at(2 * DAY) }),
        ...later,
      });
      expect(changed).toEqual({ activityId: later.activityId, seq: 2 });
      await end(owner, changed);
      expect((await list(owner)).result.map(({ activityId }) => activityId)).toEqual([
        made.activityId,
      ]);
      expect(await reasonOf(end(owner, changed))).toBe('ACTIVITY_NOT_FOUND');
    });

    it('of two changes at once one is made; the other is told to load it again', async () => {
      const made = await save(owner, flash());
      const tries = Array.from({ length: 8 }, (_, n) =>
        save(n % 2 === 0 ? owner : manager, {
          ...flash({ endTime: at(4 * HOUR + n * MINUTE) }),
          ...made,
        }),
      );
      const ends = await outcomes(tries);
      expect(ends).toEqual({ ok: 1, CONFLICT: 7 });
      // and no deal has two flash prices at a time
      expect(
        await outcomes(
          Array.from({ length: 8 }, () =>
            save(owner, flash({ startTime: at(5 * HOUR), endTime: at(6 * HOUR) })),
          ),
        ),
      ).toEqual({ ok: 1, DEAL_PROMO_INVALID: 7 });
    });

    it('a price below half, or below ten cents, is confirmed by the owner; times, prices and deals are checked', async () => {
      const low = flash({ items: [{ ...item, price: cents(1899) }] });
      expect(await reasonOf(save(owner, low))).toBe('DEAL_PROMO_LOW');
      await save(owner, { ...low, isLowConfirmed: true });
      const bad = [
        { endTime: at(HOUR) },
        { startTime: at(-HOUR) },
        { endTime: at(8 * DAY) },
        { items: [{ ...item, price: cents(PRICE) }] },
        { items: [{ ...item, part: 'BULK' }] },
        { items: [item, item] },
        // it runs already
        {},
      ];
      for (const change of bad)
        expect(await reasonOf(save(owner, flash(change)))).toBe('DEAL_PROMO_INVALID');
      expect(
        await reasonOf(save(owner, flash({ items: [{ ...item, productId: 'hotpot-four' }] }))),
      ).toBe('PRODUCT_NOT_FOUND');
      const morning = { startTime: at(DAY), endTime: at(DAY + HOUR) };
      expect(await reasonOf(save(manager, { ...low, ...morning, isLowConfirmed: true }))).toBe(
        'DEAL_PROMO_LOW',
      );
      const made = await save(manager, flash(morning));
      // managers plan for deals of all of whose stores they are
      const { query } = suite.server.deps.db;
      const set = (change: string) =>
        query(`UPDATE product SET store_ids = ${change} WHERE id = $1`, [TARTS]);
      await set("store_ids || '{elsewhere}'");
      expect(await reasonOf(save(manager, { ...flash(morning), ...made }))).toBe('NO_PERMISSION');
      expect(await reasonOf(end(manager, made))).toBe('NO_PERMISSION');
      expect((await list(manager)).canPlan).toBe(false);
      await set("array_remove(store_ids, 'elsewhere')");
    });
  },
  { clock },
);
