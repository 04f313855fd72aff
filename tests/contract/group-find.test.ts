import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { couponBusiness } from '#shared/codes/coupon.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { groupFindCalls } from '#shared/contract/consumer/group-find.ts';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf, tillOf } from './suite.ts';

/** A Saturday; most stores of the town are open. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const SENADO = { lat: 22.19367, lon: 113.53968 };
const COTAI = { lat: 22.14652, lon: 113.56562 };
const BEIJING = { lat: 39.9, lon: 116.4 };
const SOLD_OUT = 'sold-out-tart';

type Card = ReplyOf<typeof groupFindCalls.groupProductNearList>['result'][number];
/** What a card shows: the flash price while its session runs. */
const shownPrice = ({ price, flash }: Card): Cents =>
  flash !== null && flash.startTime <= NOON && flash.left !== 0 && flash.price < price
    ? flash.price
    : price;

const isRising = (numbers: readonly number[]): void => {
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
};

onEach(
  DATABASES,
  'finding stores and deals (spec 002 §7)',
  (suite) => {
    beforeEach(() => {
      clock.set(NOON);
    });
    const api = () => suite.server.client().api;
    const all = { size: 100 } as const;

    it('the home has lanterns of its own, apart from those of takeout (decision GA1)', async () => {
      const ids = async (businessType?: number) =>
        (await api().lanternList({ type: 1, businessType })).result.map(({ id }) => id);
      const own = await ids(couponBusiness.codes.group);
      expect(own).toHaveLength(10);
      expect(await ids()).toEqual(await ids(couponBusiness.codes.takeout));
      expect((await ids()).filter((id) => own.includes(id))).toEqual([]);
      expect(await ids(couponBusiness.codes.market)).toEqual([]);
    });

    it('deals come in the order that is asked for, with what is sold out last', async () => {
      const list = async (sort: 'distance' | 'sales' | 'score' | 'price') => {
        const { result } = await api().groupProductNearList({ ...SENADO, ...all, sort });
        expect(result.at(-1)).toMatchObject({ productId: SOLD_OUT, sellout: true });
        return result.slice(0, -1);
      };
      isRising((await list('distance')).map(({ distance }) => distance));
      isRising((await list('sales')).map(({ saleQtyTotal }) => -saleQtyTotal));
      isRising((await list('score')).map(({ score }) => -(score ?? 0)));
      const byPrice = await list('price');
      isRising(byPrice.map(shownPrice));
      const flash = byPrice.find((card) => shownPrice(card) < card.price)!;
      const { result } = await api().groupNearStoreList({ ...SENADO, ...all, sort: 'price' });
      const shown = result.flatMap(({ deals }) => deals);
      expect(shown.find(({ productId }) => productId === flash.productId)?.price).toBe(
        shownPrice(flash),
      );
    });

    it('stores come with at most three deals, in the order that is asked for', async () => {
      const list = async (sort: 'distance' | 'sales' | 'score' | 'price') =>
        (await api().groupNearStoreList({ ...SENADO, ...all, sort })).result;
      const near = await list('distance');
      isRising(near.map(({ distance }) => distance));
      expect(near[0]).toMatchObject({
        storeId: 'senado',
        storeName: '議事亭前地店',
        score: (await api().groupCommentStoreScore({ storeId: asId('senado') })).score,
        openState: 'OPEN',
        nextOpen: null,
        perCapita: 6500,
      });
      expect(near.every(({ deals }) => deals.length >= 1 && deals.length <= 3)).toBe(true);
      expect(near.every(({ deals, dealCount }) => dealCount >= deals.length)).toBe(true);
      isRising((await list('sales')).map(({ saleQtyTotal }) => -saleQtyTotal));
      isRising((await list('score')).map(({ score }) => -(score ?? 0)));
      isRising((await list('price')).map(({ deals }) => deals[0]!.price));
    });

    it('pages follow one another without a gap', async () => {
      const whole = (await api().groupProductNearList({ ...SENADO, ...all })).result;
      const first = await api().groupProductNearList({ ...SENADO, size: 7 });
      const second = await api().groupProductNearList({ ...SENADO, size: 7, offset: 7 });
      expect([first.next, first.nextOffset]).toEqual([true, 7]);
      expect([...first.result, ...second.result]).toEqual(whole.slice(0, 14));
    });

    it('filters narrow both lists: category, district, distance, price, properties', async () => {
      const deals = async (given: object) =>
        (await api().groupProductNearList({ ...SENADO, ...all, ...given })).result;
      const stores = async (given: object) =>
        (await api().groupNearStoreList({ ...SENADO, ...all, ...given })).result;
      const drinks = await deals({ category: 'drink' });
      expect(new Set(drinks.map(({ category }) => category))).toEqual(new Set(['drink']));
      const near = { filters: { distance: 1000 } };
      expect((await deals(near)).every(({ distance }) => distance <= 1000)).toBe(true);
      expect((await stores(near)).every(({ distance }) => distance <= 1000)).toBe(true);
      const coloane = await stores({ filters: { district: 'coloane' } });
      expect(coloane.map(({ storeId }) => storeId)).toContain('coloane');
      expect(coloane.map(({ storeId }) => storeId)).not.toContain('senado');
      // a deal of several stores shows the one of the district
      expect(
        (await deals({ filters: { district: 'coloane' } })).find(
          ({ productId }) => productId === 'egg-tart-box',
        ),
      ).toMatchObject({ storeId: 'coloane', storeCount: 4 });
      const priced = (await deals({ filters: { priceFrom: 5000, priceTo: 10_000 } })).map(
        shownPrice,
      );
      expect(priced.length).toBeGreaterThan(3);
      expect(priced.every((price) => price >= 5000 && price <= 10_000)).toBe(true);
      const cards = await deals({ filters: { labels: ['multiUse'] } });
      expect(cards.every(({ timesTotal }) => timesTotal > 1)).toBe(true);
      // a lunch of weekdays is not for a Saturday
      const today = await deals({ filters: { labels: ['today'] } });
      expect(today.map(({ productId }) => productId)).not.toContain('weekday-lunch');
      expect((await deals({})).map(({ productId }) => productId)).toContain('weekday-lunch');
      const open = await stores({ filters: { labels: ['openNow'] } });
      expect(new Set(open.map(({ openState }) => openState))).toEqual(new Set(['OPEN']));
      expect(open.map(({ storeId }) => storeId)).not.toContain('old-dock-barra');
    });

    it('offers only what fits something of the city', async () => {
      const { sorts, categories, districts, labels, priceInterval, distance } =
        await api().groupNearFrontFilter({});
      expect(sorts[0]).toMatchObject({ id: 'overall', showCustom: true });
      for (const options of [sorts, categories, districts, labels, priceInterval, distance])
        expect(options.every(({ showCustom }) => showCustom)).toBe(true);
      const english = await suite.server.client({ language: 'en-US' }).api.groupNearFrontFilter({});
      expect(english.labels.find(({ id }) => id === 'noBooking')?.name).toBe('No booking');
      const { query } = suite.server.deps.db;
      await query(`UPDATE product SET category = 'food' WHERE category = 'beauty'`);
      await changed();
      expect(
        (await api().groupNearFrontFilter({})).categories.find(({ id }) => id === 'beauty'),
      ).toMatchObject({ showCustom: false });
    });

    it('a word finds deals and stores by their names, and deals by their stores after them', async () => {
      const { result: deals } = await api().groupProductNearList({
        ...SENADO,
        ...all,
        keyword: '葡撻',
      });
      expect(deals[0]?.productName).toContain('葡撻');
      const { result: byStore } = await api().groupNearStoreList({
        ...COTAI,
        ...all,
        keyword: '官也街',
      });
      expect(byStore[0]).toMatchObject({ storeId: 'cunha' });
      expect(byStore[0]!.dealCount).toBeGreaterThan(3);
      const { result: byDeal } = await api().groupNearStoreList({
        ...SENADO,
        ...all,
        keyword: '葡撻',
      });
      expect(
        byDeal[0]!.deals.every(
          ({ productName }) => productName.includes('葡撻') || productName.includes('撻'),
        ),
      ).toBe(true);
      expect(
        (await api().groupNearStoreList({ ...SENADO, keyword: 'egg TART' })).result.length,
      ).toBeGreaterThan(0);
      expect((await api().groupProductNearList({ ...SENADO, keyword: '100%' })).result).toEqual([]);
    });

    it('suggests categories, stores and deals while one types', async () => {
      const { result } = await suite.server
        .client({ language: 'en-US' })
        .api.groupSearchWords({ ...SENADO, keyword: 'tai' });
      expect(result.some(({ type, word }) => type === 'store' && word.includes('Taipa'))).toBe(
        true,
      );
      const { result: zh } = await api().groupSearchWords({ ...SENADO, keyword: '飲品' });
      expect(zh[0]).toMatchObject({ type: 'category', id: 'drink' });
      const { result: tarts } = await api().groupSearchWords({ ...SENADO, keyword: '葡撻' });
      expect(tarts.some(({ type }) => type === 'deal')).toBe(true);
      expect((await api().trendingSearch({ business: 'group' })).hotList.length).toBeGreaterThan(3);
      expect((await api().trendingSearch({})).hotList).not.toEqual(
        (await api().trendingSearch({ business: 'group' })).hotList,
      );
    });

    it('beyond twenty kilometres there is nothing', async () => {
      expect((await api().groupNearStoreList(BEIJING)).result).toEqual([]);
      expect((await api().groupProductNearList(BEIJING)).result).toEqual([]);
    });

    it('a deal that is taken off sale, sold out or to be had again is so in the next list', async () => {
      const ids = async () =>
        (await api().groupProductNearList({ ...SENADO, ...all })).result.map(
          ({ productId, sellout }) => `${productId}${sellout ? ' sold out' : ''}`,
        );
      const TEA = asId<ProductId>('one-store-tea');
      const till = await tillOf(suite.server, { account: 'M1001' });
      const isOnSale = (value: boolean) =>
        till.api.merchantProductSwitch({
          requestId: asId(randomUUID()),
          productId: TEA,
          field: 'isShelf',
          value,
          note: '',
        });
      expect(await ids()).toContain('one-store-tea');
      await isOnSale(false);
      expect(await ids()).not.toContain('one-store-tea');
      await isOnSale(true);
      expect(await ids()).toContain('one-store-tea');

      await suite.server.deps.db.query(`UPDATE product SET stock = 2 WHERE id = $1`, [TEA]);
      const { api: member } = await memberOf(suite.server, '66880711');
      const { price } = await api().groupProductInfo({ productId: TEA });
      const order = await member.groupOrderCreate(
        { productId: TEA, quantity: 2, totalAmount: (price * 2) as typeof price },
        { key: randomUUID() },
      );
      expect(await ids()).toContain('one-store-tea sold out');
      await member.groupOrderCancel({ orderId: order.orderId }, { key: randomUUID() });
      expect(await ids()).toContain('one-store-tea');
    });

    it('a coupon comes with the deals on which it counts, or with why there are none', async () => {
      const { api: member } = await memberOf(suite.server);
      const { query } = suite.server.deps.db;
      const list = (key: string) =>
        member.groupProductNearList({ ...SENADO, ...all, redpackId: `demo.${key}` });
      const everywhere = await list('g-any');
      expect(everywhere.redpack).toMatchObject({ redpackId: 'demo.g-any', refusal: null });
      expect(everywhere.result).toEqual(
        (await api().groupProductNearList({ ...SENADO, ...all })).result,
      );
      const some = await list('g-cafes');
      const stores = new Set(some.result.map(({ storeId }) => storeId));
      expect([...stores].every((id) => ['senado', 'rotunda', 'cunha'].includes(id ?? ''))).toBe(
        true,
      );
      expect(some.result.length).toBeLessThan(everywhere.result.length);
      // one store, a set of stores, and named deals
      const spa = await list('g-spa');
      expect(spa.result.length).toBeGreaterThan(0);
      const ofSpa = everywhere.result.filter(({ productId }) =>
        spa.result.some((deal) => deal.productId === productId),
      );
      expect(ofSpa).toHaveLength(spa.result.length);
      expect(spa.result.every(({ storeId }) => storeId === 'still-nape')).toBe(true);
      await query(
        `UPDATE member_offer SET terms = terms || CAST($1 AS jsonb) WHERE offer_id = 'demo.g-spa'`,
        [JSON.stringify({ storeScope: 7, storeIds: ['still-nape', 'still-taipa'] })],
      );
      const set = await list('g-spa');
      expect(set.redpack).toMatchObject({ storeScope: 7, refusal: null });
      expect(set.result.length).toBeGreaterThanOrEqual(spa.result.length);
      const named = await list('g-evening');
      expect(named.redpack).toMatchObject({ storeScope: 9, refusal: null });
      expect(named.result.map(({ productId }) => productId).toSorted()).toEqual([
        'cinema-pair',
        'wheel-night',
      ]);
      await query(`UPDATE member_offer SET state = 'used' WHERE offer_id = 'demo.g-any'`);
      expect(await list('g-any')).toMatchObject({ redpack: { refusal: 'USED' }, result: [] });
      await query(
        `UPDATE member_offer SET state = 'claimed', end_at = CAST($1 AS bigint) WHERE offer_id = 'demo.g-any'`,
        [NOON - 1],
      );
      expect(await list('g-any')).toMatchObject({ redpack: { refusal: 'EXPIRED' }, result: [] });
      await query(
        `UPDATE member_offer SET start_at = CAST($1 AS bigint), end_at = CAST($2 AS bigint) WHERE offer_id = 'demo.g-any'`,
        [NOON + 1, NOON + 2],
      );
      expect(await list('g-any')).toMatchObject({
        redpack: { refusal: 'NOT_STARTED' },
        result: [],
      });
      expect(await list('r-any')).toMatchObject({
        redpack: { refusal: 'OTHER_BUSINESS' },
        result: [],
      });
      expect(await reasonOf(list('nothing'))).toBe('OFFER_UNAVAILABLE');
      // somebody else's coupon is refused as one that does not exist
      expect(await reasonOf(api().groupProductNearList({ redpackId: 'demo.g-cafes' }))).toBe(
        'OFFER_UNAVAILABLE',
      );
    });

    const changed = () =>
      suite.server.deps.db.query('UPDATE takeout_lists SET version = version + 1 WHERE id = 3');
  },
  { clock, env: { DEMO: '1' } },
);
