import { expect, it } from 'vitest';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { couponList, type CouponListName } from '#shared/codes/offer-list.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { demoOfferId } from '#server/demo/offers/index.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';

const clock = fixedClock(Date.parse('2026-11-21T12:00:00+08:00'));
const SENADO = { lat: 22.19367, lon: 113.53968 };
const { market } = couponBusiness.codes;
const keysOf = (rows: readonly { id: string }[]): string[] =>
  rows.map(({ id }) => id.slice(demoOfferId('').length));

onEach(
  DATABASES,
  'coupons of supermarkets (decision P1)',
  (suite) => {
    const owner = async () => (await memberOf(suite.server, '66880001')).api;

    it('are parted by business and by what can be used now', async () => {
      const api = await owner();
      const list = async (name: CouponListName, more: { size?: number; offset?: number } = {}) =>
        keysOf(
          (
            await api.redpackList({
              dataType: couponList.codes[name],
              businessType: market,
              ...more,
            })
          ).result,
        );
      expect(await list('usableNow')).toEqual(['m-two', 'm-any', 'm-big']);
      expect(await list('unusable')).toEqual(['m-later', 'm-used', 'm-old']);
      expect(await list('unusable', { size: 1, offset: 1 })).toEqual(['m-used']);
      const vouchers = await api.voucherList({ businessType: market });
      expect(keysOf(vouchers.result)).toEqual(['m-praia']);
      const all = keysOf((await api.redpackList({ size: 60 })).result);
      expect(all).toEqual(expect.arrayContaining(['m-any', 'm-later', 'r-any']));
      const ofMarket = await api.voucherAndRedpackCount({ businessType: market });
      expect(ofMarket).toMatchObject({ redpackCount: 3, voucherCount: 1, reduceCount: 0 });
      const ofAll = await api.voucherAndRedpackCount({});
      expect(ofAll.redpackCount).toBeGreaterThan(ofMarket.redpackCount);
    });

    it('that name no business are for every one; one held by an unpaid order cannot be used now', async () => {
      const api = await owner();
      const { query } = suite.server.deps.db;
      const list = async (name: CouponListName) =>
        keysOf(
          (await api.voucherList({ dataType: couponList.codes[name], businessType: market }))
            .result,
        );
      await query(
        `UPDATE member_offer SET terms = jsonb_set(terms, '{businessTypes}', '""') WHERE id = $1`,
        [demoOfferId('v-hall')],
      );
      expect(await list('usableNow')).toEqual(['v-hall', 'm-praia']);
      await query(`UPDATE member_offer SET state = 'reserved' WHERE id = $1`, [
        demoOfferId('m-praia'),
      ]);
      expect(await list('usableNow')).toEqual(['v-hall']);
      expect(await list('unusable')).toEqual(['m-praia']);
    });

    it('come with the supermarkets that take them, or with why there are none', async () => {
      const api = await owner();
      const near = async (key: string) => {
        const asked = { ...SENADO, redpackId: `demo.${key}`, size: 100 };
        const [inside, outside] = [
          await api.marketNearList(asked),
          await api.marketOutReachList(asked),
        ];
        return {
          refusal: inside.redpack?.refusal,
          stores: [...inside.result, ...outside.result].map(({ storeId }) => storeId as string),
        };
      };
      expect(await near('m-two')).toEqual({
        refusal: null,
        stores: expect.arrayContaining([MARKET_EXAMPLES.open, MARKET_EXAMPLES.island]),
      });
      expect((await near('m-two')).stores).toHaveLength(2);
      expect((await near('m-any')).stores.length).toBeGreaterThan(2);
      expect(await near('m-later')).toEqual({ refusal: 'NOT_STARTED', stores: [] });
      expect(await near('m-used')).toEqual({ refusal: 'USED', stores: [] });
      expect(await near('m-old')).toEqual({ refusal: 'EXPIRED', stores: [] });
      expect(await near('r-any')).toEqual({ refusal: 'OTHER_BUSINESS', stores: [] });
      const takeout = await api.nearStoreList({ ...SENADO, redpackId: 'demo.m-any' });
      expect(takeout).toMatchObject({ redpack: { refusal: 'OTHER_BUSINESS' }, result: [] });
      expect(await reasonOf(near('nothing'))).toBe('OFFER_UNAVAILABLE');
      const guest = suite.server.client().api;
      expect(await reasonOf(guest.marketNearList({ ...SENADO, redpackId: 'demo.m-two' }))).toBe(
        'OFFER_UNAVAILABLE',
      );
      const claimable = await guest.marketNearList({ ...SENADO, redpackId: 'platform.market' });
      expect(claimable).toMatchObject({ redpack: { refusal: null } });
      expect(claimable.result.length).toBeGreaterThan(0);
    });
  },
  { clock },
);
