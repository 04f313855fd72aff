import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES, RACE_DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';

const WEEK = { activityId: 'week' };
const OPEN = asId<StoreId>(MARKET_EXAMPLES.open);
let phone = 66_891_000;

onEach(DATABASES, 'coupons of the supermarkets’ activities (decisions P1, P16)', (suite) => {
  const guest = () => suite.server.client().api;
  const newcomer = (): Promise<TestClient> => memberOf(suite.server, String((phone += 1)));

  describe('the list', () => {
    it('shows a visitor what runs, with what is gone', async () => {
      const { activity, result } = await guest().marketCouponList(WEEK);
      expect(activity).toMatchObject({ activityId: 'week', state: 'running' });
      expect(activity!.activityName).not.toBe('');
      expect(result.map(({ couponType, surplusQty }) => [couponType, surplusQty])).toEqual([
        ['redPacket', null],
        ['redPacket', null],
        ['voucher', null],
        ['freeDelivery', null],
        ['redPacket', 0],
      ]);
      expect(result.map(({ canReceive }) => canReceive)).toEqual([true, true, true, true, false]);
      expect(result.every(({ owned }) => owned === null)).toBe(true);
    });

    it('says whether an activity is to come, over, taken down or unknown', async () => {
      const stateOf = async (activityId: string) =>
        (await guest().marketCouponList({ activityId })).activity?.state;
      expect([await stateOf('next'), await stateOf('past')]).toEqual(['notStarted', 'over']);
      const why = (activityId: string) => reasonOf(guest().marketCouponList({ activityId }));
      expect(await why('gone')).toBe('COUPON_ACTIVITY_WITHDRAWN');
      expect(await why('nothing')).toBe('COUPON_ACTIVITY_NOT_FOUND');
    });

    it('of a store is what its page offers; a takeout store, both and neither are refused', async () => {
      const { activity, result } = await guest().marketCouponList({ storeId: OPEN });
      expect(activity).toBeNull();
      const { result: page } = await guest().storeVouchers({ storeId: OPEN });
      expect(result.map(({ id }) => id)).toEqual(page.map(({ id }) => id));
      expect(
        await reasonOf(guest().marketCouponList({ storeId: asId(TAKEOUT_EXAMPLES.open) })),
      ).toBe('STORE_NOT_FOUND');
      expect(await reasonOf(guest().marketCouponList({}))).toBe('BAD_REQUEST');
      expect(await reasonOf(guest().marketCouponList({ ...WEEK, storeId: OPEN }))).toBe(
        'BAD_REQUEST',
      );
    });
  });

  describe('a claim', () => {
    it('gives one coupon, once, into the wallet, and it can be used at once', async () => {
      const { api } = await newcomer();
      const couponId = 'activity.week.0';
      const key = randomUUID();
      const first = await api.marketCouponReceive({ ...WEEK, couponId }, { key });
      expect(await api.marketCouponReceive({ ...WEEK, couponId }, { key })).toEqual(first);
      expect(first.result).toMatchObject([{ redpackId: couponId, amount: 1200, status: 1 }]);
      expect(await reasonOf(api.marketCouponReceive({ ...WEEK, couponId }))).toBe('RECEIVE_LIMIT');
      const { result } = await api.marketCouponList(WEEK);
      expect(result[0]).toMatchObject({ isReceived: true, canReceive: false });
      expect(result[0]!.owned).toMatchObject({ id: first.result[0]!.id, status: 1 });
      expect((await api.redpackList({ businessType: 3 })).result).toHaveLength(1);
    });

    it('without a coupon gives all that is left of the activity', async () => {
      const { api } = await newcomer();
      await api.marketCouponReceive({ ...WEEK, couponId: 'activity.week.1' });
      const { result, amount } = await api.marketCouponReceive(WEEK);
      expect(result.map(({ redpackId }) => redpackId)).toEqual([
        'activity.week.0',
        'activity.week.2',
        'activity.week.3',
      ]);
      expect(amount).toBe(1200 + 1500 + 1000);
      expect(await reasonOf(api.marketCouponReceive(WEEK))).toBe('RECEIVE_LIMIT');
    });

    it('is refused of an activity that does not run, that lacks the coupon, or by another call', async () => {
      const { api } = await newcomer();
      const why = (activityId: string, couponId?: string) =>
        reasonOf(api.marketCouponReceive({ activityId, couponId }));
      expect(await why('next')).toBe('RECEIVE_NOT_STARTED');
      expect(await why('past')).toBe('RECEIVE_OVER');
      expect(await why('gone')).toBe('COUPON_ACTIVITY_WITHDRAWN');
      expect(await why('week', 'activity.week.4')).toBe('RECEIVE_SOLD_OUT');
      expect(await why('week', 'activity.next.0')).toBe('CANNOT_RECEIVE');
      expect(await reasonOf(api.marketCouponReceive({ couponId: 'activity.week.0' }))).toBe(
        'CANNOT_RECEIVE',
      );
      expect(await reasonOf(api.receiveVoucher({ voucherId: 'activity.week.0' }))).toBe(
        'CANNOT_RECEIVE',
      );
      expect(await reasonOf(api.marketCouponReceive({}))).toBe('BAD_REQUEST');
    });

    it('of a store’s coupon is for supermarkets only', async () => {
      const { api } = await newcomer();
      const { result } = await api.marketCouponReceive({ couponId: 'platform.market' });
      expect(result).toMatchObject([{ redpackId: 'platform.market', businessTypes: '3' }]);
      const { result: takeout } = await guest().storeVouchers({
        storeId: asId(TAKEOUT_EXAMPLES.open),
      });
      expect(await reasonOf(api.marketCouponReceive({ couponId: takeout[0]!.id }))).toBe(
        'CANNOT_RECEIVE',
      );
    });
  });

  it('vouchers of an order are those for supermarkets; a takeout store is none', async () => {
    const { api } = await memberOf(suite.server, '66880001');
    const { result, bestIds } = await api.marketCouponsByOrder({ storeId: OPEN });
    expect(result.map(({ couponType }) => couponType)).toContain('voucher');
    expect(result.every(({ businessTypes }) => businessTypes.includes('3'))).toBe(true);
    expect(bestIds).toEqual([]);
    expect(await reasonOf(api.marketCouponsByOrder({ storeId: asId(TAKEOUT_EXAMPLES.open) }))).toBe(
      'STORE_NOT_FOUND',
    );
  });

  it('what a supermarket takes off by amount has a call of its own', async () => {
    const { result } = await guest().marketFull({ storeId: OPEN });
    expect(result).toEqual((await guest().activityFull({ storeId: OPEN })).result);
    expect(await reasonOf(guest().marketFull({ storeId: asId(TAKEOUT_EXAMPLES.open) }))).toBe(
      'STORE_NOT_FOUND',
    );
  });
});

const CALLERS = 64;

onEach(RACE_DATABASES, 'races for coupons of an activity', (suite) => {
  it('the last piece for 64 members at once: one has it, the others are told', async () => {
    const couponId = 'activity.week.4';
    const { query } = suite.server.deps.db;
    await query('UPDATE offer SET claimed = stock - 1 WHERE id = $1', [couponId]);
    const members = await Promise.all(
      Array.from({ length: CALLERS }, () => memberOf(suite.server, String((phone += 1)))),
    );
    const claims = await Promise.allSettled(
      members.map(({ api }) => api.marketCouponReceive({ ...WEEK, couponId })),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await query<{ n: number }>(
      'SELECT CAST(count(*) AS int4) AS n FROM member_offer WHERE offer_id = $1',
      [couponId],
    );
    expect(rows[0]!.n).toBe(1);
    const reasons = await Promise.all(
      claims.flatMap((claim) =>
        claim.status === 'rejected' ? [reasonOf(Promise.reject(claim.reason as Error))] : [],
      ),
    );
    expect(new Set(reasons)).toEqual(new Set(['RECEIVE_SOLD_OUT']));
  });

  it('all of an activity asked for 16 times at once by one member: each coupon once', async () => {
    const { api } = await memberOf(suite.server, String((phone += 1)));
    await Promise.allSettled(Array.from({ length: 16 }, () => api.marketCouponReceive(WEEK)));
    const { result } = await api.marketCouponList(WEEK);
    expect(result.map(({ receivedQty }) => receivedQty)).toEqual([1, 1, 1, 1, 0]);
  });
});
