import { beforeEach, expect, it } from 'vitest';
import { shelfPrice } from '#shared/cart/shelf-price.ts';
import { closedType } from '#shared/codes/closed-type.ts';
import type { MarketGood } from '#shared/contract/consumer/market-card.ts';
import { contract } from '#shared/contract/index.ts';
import { MARKET_PARTS } from '#shared/contract/consumer/market-home.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { ARTICLES, MARKET_CATEGORIES, MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';

/** A Saturday at noon. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const SENADO = { lat: 22.19367, lon: 113.53968 };
const TAIPA = { lat: 22.15672, lon: 113.55702 };
const BEIJING = { lat: 39.9, lon: 116.4 };
/** Area 3 begins at its latitude, a few kilometres beyond the border gate. */
const ZHUHAI = { lat: 22.2852, lon: 113.55 };
const { open, island, resting, products } = MARKET_EXAMPLES;
const OPEN = asId<StoreId>(open);
const OPEN_NOW = closedType.codes.open;
const ROOT = MARKET_CATEGORIES[0]!.id;
const below = (categoryId: string): Set<string> =>
  new Set(ARTICLES.filter(({ chain }) => chain.includes(categoryId)).map(({ id }) => id.slice(3)));
/** The number of the article that a product is of. */
const articleOf = (productId: string): string => productId.slice(productId.lastIndexOf('.') + 1);

const isRising = (numbers: readonly number[]): void => {
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
};

onEach(
  DATABASES,
  'finding supermarkets and their goods (spec 002 §2, §7)',
  (suite) => {
    beforeEach(() => {
      clock.set(NOON);
    });
    const api = () => suite.server.client().api;
    const priceOf = (good: MarketGood): number => shelfPrice(good).now;

    it('lists hold stores of their own shop only', async () => {
      const { result } = await api().marketNearList({ ...SENADO, size: 100 });
      expect(result.map(({ storeId }) => storeId)).toContain(open);
      expect(result.every(({ storeId }) => storeId.startsWith('m-'))).toBe(true);
      expect(result.every(({ deliveryFee }) => deliveryFee !== null)).toBe(true);
      expect(result.every(({ perCapita }) => perCapita === null)).toBe(true);
      const takeout = await api().nearStoreList({ ...SENADO, size: 100 });
      expect(takeout.result.some(({ storeId }) => storeId.startsWith('m-'))).toBe(false);
    });

    it('a store that rests comes after those that take orders, one that does not deliver in a list of its own', async () => {
      const near = (await api().marketNearList({ ...SENADO, size: 100 })).result;
      const rest = near.findIndex(({ storeId }) => storeId === resting);
      expect(rest).toBeGreaterThan(0);
      expect(near.slice(rest).every((store) => store.closedType !== OPEN_NOW)).toBe(true);
      const far = await api().marketOutReachList(SENADO);
      expect(far.result.length).toBeLessThanOrEqual(10);
      expect(far.result.every(({ deliveryFee }) => deliveryFee === null)).toBe(true);
      const ids = new Set(near.map(({ storeId }) => storeId));
      expect(far.result.some(({ storeId }) => ids.has(storeId))).toBe(false);
    });

    it('tags, sorts and words narrow the list; a word shows the goods that it found', async () => {
      const { result: tags } = await api().marketStoreTagList({});
      const pickup = tags.find(({ tagId }) => tagId === 'm-pickup')!;
      const list = await api().marketNearList({ ...SENADO, tagId: pickup.tagId, size: 100 });
      expect(list.result.every((store) => store.pickup)).toBe(true);
      const nearest = await api().marketNearList({ ...SENADO, sortType: 2, isOpen: true });
      isRising(nearest.result.map(({ distance }) => distance));
      const found = await api().marketNearList({ ...SENADO, keyword: '蘋果' });
      expect(found.result.length).toBeGreaterThan(0);
      expect(found.result[0]!.products.length).toBeGreaterThan(0);
      expect(
        found.result[0]!.products.every(({ productName }) => productName.includes('蘋果')),
      ).toBe(true);
      const named = await api().marketNearList({ ...SENADO, keyword: '南灣超級' });
      expect(named.result[0]!.storeId).toBe(open);
    });

    it('goods are found by name, brand and category, each with its store', async () => {
      const { result } = await api().marketListStoreProduct({ ...SENADO, keyword: '富士蘋果' });
      expect(result[0]).toMatchObject({ productName: '富士蘋果' });
      expect(result.every(({ store }) => store !== null && store.deliveryFee !== null)).toBe(true);
      const category = MARKET_CATEGORIES.find(({ id }) => id.split('.').length === 3)!;
      const named = await api().marketListStoreProduct({ ...SENADO, keyword: category.name.zh });
      expect(named.result.length).toBeGreaterThan(0);
      const none = await api().marketListStoreProduct({ ...SENADO, keyword: '挖掘機' });
      expect(none).toEqual({ result: [], next: false, nextOffset: 0 });
    });

    it('a category holds all that is below it and nothing else', async () => {
      for (const { id } of MARKET_CATEGORIES.slice(0, 3)) {
        const { result } = await api().marketListStoreProduct({
          ...SENADO,
          categoryId: id,
          size: 100,
        });
        expect(result.length).toBeGreaterThan(0);
        const articles = below(id);
        expect(result.every(({ productId }) => articles.has(articleOf(productId)))).toBe(true);
      }
    });

    it('goods come in the order that is asked for, with what is sold out last', async () => {
      const list = async (sortType: number) => {
        const { result } = await api().marketListStoreProduct({
          ...SENADO,
          storeId: OPEN,
          categoryId: ROOT,
          sortType,
          size: 100,
        });
        const out = result.findIndex(({ sellout }) => sellout);
        if (out >= 0) expect(result.slice(out).every(({ sellout }) => sellout)).toBe(true);
        return result.filter(({ sellout }) => !sellout);
      };
      isRising((await list(1)).map((good) => priceOf(good) / good.price));
      isRising((await list(2)).map(({ saleQtyTotal }) => -saleQtyTotal));
      isRising((await list(3)).map(priceOf));
      isRising((await list(4)).map((good) => -priceOf(good)));
    });

    it('goods of many stores show the half price that their own store shows', async () => {
      const roots = MARKET_CATEGORIES.filter(({ id }) => !id.includes('.'));
      const find = async (storeId?: StoreId) => {
        const pages = await Promise.all(
          roots.map(({ id }) =>
            api().marketListStoreProduct({
              ...TAIPA,
              categoryId: id,
              ...(storeId && { storeId }),
              sortType: 3,
              size: 100,
            }),
          ),
        );
        return pages.map(({ result }) => result);
      };
      const halved = (await find(asId<StoreId>(island)))
        .flat()
        .filter(({ halfPrice }) => halfPrice);
      expect(halved.length).toBeGreaterThan(0);
      const lists = await find();
      for (const page of lists)
        isRising(
          page
            .filter(({ sellout }) => !sellout)
            .slice(0, 20)
            .map(priceOf),
        );
      const found = lists.flat().filter(({ store, halfPrice }) => halfPrice && store !== null);
      expect(found.length).toBeGreaterThan(0);
      for (const good of found) {
        const own = halved.find(({ productId }) => productId === good.productId);
        expect(shelfPrice(good)).toEqual(own && shelfPrice(own));
      }
    });

    it('pages follow one another without a gap', async () => {
      const wanted = { ...SENADO, categoryId: ROOT, sortType: 2 };
      const whole = (await api().marketListStoreProduct({ ...wanted, size: 14 })).result;
      const first = await api().marketListStoreProduct({ ...wanted, size: 7 });
      const second = await api().marketListStoreProduct({
        ...wanted,
        size: 7,
        offset: first.nextOffset,
      });
      expect([first.next, first.nextOffset]).toEqual([true, 7]);
      const keys = (rows: typeof whole) =>
        rows.map(({ productId, store }) => [store?.storeId, productId]);
      expect(keys([...first.result, ...second.result])).toEqual(keys(whole));
    });

    it('a named store answers wherever it delivers, and only a supermarket', async () => {
      const { result } = await api().marketListStoreProduct({
        ...TAIPA,
        storeId: OPEN,
        keyword: '藍莓',
      });
      expect(result.map(({ productId }) => productId)).toContain(products.multiSku);
      expect(result.every(({ store }) => store === null)).toBe(true);
      const refused = await reasonOf(
        api().marketListStoreProduct({ storeId: asId('t-food-hall'), keyword: 'a' }),
      );
      expect(refused).toBe('STORE_NOT_FOUND');
    });

    it.each(['蘋果', '藍莓', '水果', 'milk', 'lighthouse'])(
      'the word %s finds the same goods of a store in it and in all stores, in the same order',
      async (keyword) => {
        const numbers = async (wanted: { storeId?: StoreId }) => {
          const goods: MarketGood[] = [];
          for (let page = { next: true, nextOffset: 0 }; page.next;) {
            const { result, ...rest } = await api().marketListStoreProduct({
              ...SENADO,
              ...wanted,
              keyword,
              size: 100,
              offset: page.nextOffset,
            });
            goods.push(...result);
            page = rest;
          }
          return goods
            .map(({ productId }) => productId)
            .filter((productId) => productId.startsWith(`${open}.`));
        };
        const inStore = await numbers({ storeId: OPEN });
        expect(inStore.length).toBeGreaterThan(0);
        expect(await numbers({})).toEqual(inStore);
      },
    );

    it('out of reach are goods that no store has which delivers', async () => {
      const wanted = { ...BEIJING, categoryId: ROOT };
      expect((await api().marketListStoreProduct(wanted)).result).toEqual([]);
      const near = await api().marketListStoreProduct({ ...SENADO, categoryId: ROOT, size: 100 });
      const reached = new Set(
        near.result.filter(({ sellout }) => !sellout).map(({ productId }) => articleOf(productId)),
      );
      const far = await api().marketOutReachProducts({ ...SENADO, categoryId: ROOT, size: 100 });
      expect(far.result.some(({ productId }) => reached.has(articleOf(productId)))).toBe(false);
      expect(far.result.every(({ store }) => store?.deliveryFee === null)).toBe(true);
    });

    it('categories have three levels', async () => {
      const { result } = await api().marketCategories({});
      expect(result.map(({ categoryId }) => categoryId)).toEqual(
        MARKET_CATEGORIES.filter(({ parentId }) => parentId === '').map(({ id }) => id),
      );
      expect(result[0]!.children[0]!.children.length).toBeGreaterThan(0);
    });

    it('words are suggested for each shop by itself', async () => {
      const words = async (businessType: number) =>
        (await api().associationalWordList({ ...SENADO, keyword: '蘋', businessType })).result;
      expect(
        (await words(3)).some(({ word, type }) => type === 'dish' && word.includes('蘋果')),
      ).toBe(true);
      const store = await api().associationalWordList({
        ...SENADO,
        keyword: '南灣',
        businessType: 3,
      });
      expect(store.result.filter(({ type }) => type === 'store').map(({ id }) => id)).toContain(
        open,
      );
      const bread = await api().associationalWordList({ ...SENADO, keyword: '豬扒' });
      expect(bread.result.length).toBeGreaterThan(0);
    });

    it('suggested goods come in the order of the list, each with the stores that deliver it', async () => {
      const list = await api().marketListStoreProduct({ ...SENADO, keyword: '奶', size: 100 });
      const names = [
        ...new Set(
          list.result.filter(({ sellout }) => !sellout).map(({ productName }) => productName),
        ),
      ];
      const { result } = await api().associationalWordList({
        ...SENADO,
        keyword: '奶',
        businessType: 3,
      });
      const goods = result.filter(({ type }) => type === 'dish');
      expect(goods.map(({ word }) => word)).toEqual(names.slice(0, goods.length));
      for (const { word, storeCount } of goods) {
        const { result: found } = await api().marketListStoreProduct({
          ...SENADO,
          keyword: word,
          size: 100,
        });
        const having = found.filter(({ productName, sellout }) => productName === word && !sellout);
        expect(storeCount).toBe(having.length);
      }
    });

    it('nothing is suggested that cannot be had at the place', async () => {
      for (const keyword of ['奶', '南灣', '水果']) {
        const { result } = await api().associationalWordList({
          ...BEIJING,
          keyword,
          businessType: 3,
        });
        expect(result).toEqual([]);
      }
      const { result } = await api().associationalWordList({
        ...SENADO,
        keyword: '水果',
        businessType: 3,
      });
      const near = await api().marketNearList({ ...SENADO, size: 100 });
      const category = result.find(({ type }) => type === 'classify')!;
      expect(category.storeCount).toBeGreaterThan(0);
      expect(category.storeCount).toBeLessThanOrEqual(near.result.length);
    });

    it('hot words can be asked for with pictures only', async () => {
      const all = (await api().trendingList({})).result;
      const pictured = (await api().trendingList({ isFilterImage: true })).result;
      expect(all.length).toBeGreaterThan(pictured.length);
      expect(pictured.every(({ imgUrl }) => imgUrl !== '')).toBe(true);
    });

    it('the home has its parts in order, and their content', async () => {
      const { result: parts } = await api().marketDecoration({});
      expect(parts.map(({ type }) => type)).toEqual([...MARKET_PARTS]);
      // a visitor has no level
      expect(parts.find(({ type }) => type === 'level')).toMatchObject({ isShow: false });
      expect(
        parts.filter(({ type, isShow }) => type !== 'level' && !isShow).map(({ type }) => type),
      ).toEqual((await api().marketTodaySeckill({})).result.length > 0 ? [] : ['seckill']);
      expect((await api().marketBannerSetting({})).result.every(({ isShow }) => isShow)).toBe(true);
      expect((await api().bannerList({})).result.some(({ id }) => id.startsWith('mb-'))).toBe(
        false,
      );
      const { lanternSwitch, lanternDetails } = await api().marketLanterns({});
      expect([lanternSwitch, lanternDetails.length > 0]).toEqual([true, true]);
      expect(await api().marketLanterns({ type: 3 })).toEqual({
        lanternSwitch: false,
        lanternDetails: [],
      });
      expect((await api().marketPosters({})).result).toHaveLength(3);
      expect(parts.at(-1)).toEqual({ type: 'poster', isShow: true });
      expect((await api().marketCentralList({})).result).toHaveLength(3);
      expect((await api().marketChips({})).result).toHaveLength(2);
    });

    it('goods of the home are each article once, from a store that delivers', async () => {
      const { result } = await api().marketHomeProducts({ ...SENADO, size: 50 });
      const articles = result.map(({ productId }) => articleOf(productId));
      expect(articles.length).toBeGreaterThan(0);
      expect(new Set(articles).size).toBe(articles.length);
      const { result: zones } = await api().marketRecommendClassify(SENADO);
      const zone = await api().marketZoneProducts({ ...SENADO, zoneId: zones[0]!.zoneId });
      const of = below(zones[0]!.zoneId);
      expect(zone.result.every(({ productId }) => of.has(articleOf(productId)))).toBe(true);
      expect((await api().marketRecommendClassify(BEIJING)).result).toEqual([]);
      // nothing is brought to area 3: its home has no tabs, so areas 1 and 2 have none to hide (spec 002 §9)
      expect((await api().marketRecommendClassify(ZHUHAI)).result).toEqual([]);
      expect((await api().marketNearRail(SENADO)).result[0]!.storeId).toBe(open);
    });

    it('flash sales run within their hours, and are planned for two days', async () => {
      const { result: intervals } = await api().marketSeckillIntervals(SENADO);
      expect(new Set(intervals.map(({ day }) => day))).toEqual(
        new Set(['2026-11-21', '2026-11-22']),
      );
      const [first] = intervals;
      clock.set(first!.startAt);
      const now = await api().marketTodaySeckill(SENADO);
      expect(now.result.length).toBeGreaterThan(0);
      expect(
        now.result.every(({ seckill, price }) => seckill !== null && seckill.price < price),
      ).toBe(true);
      expect(now.endAt).toBe(first!.endAt);
      const next = intervals.at(-1)!;
      const { products: planned } = await api().marketSeckillIntervals({
        ...SENADO,
        subscribeDay: next.day,
        subId: next.subId,
      });
      expect(planned.every(({ seckill }) => seckill !== null)).toBe(true);
      expect(await api().marketTodaySeckill(BEIJING)).toEqual({ result: [], endAt: null });
    });

    it('an interval that is over is told with the others; what is sold out of one comes last', async () => {
      const { result } = await api().marketSeckillIntervals(SENADO);
      const noon = result.find(({ subId }) => subId === '660-840')!;
      const wanted = { ...SENADO, subscribeDay: noon.day, subId: noon.subId };
      const goods = async () => (await api().marketSeckillIntervals(wanted)).products;
      const [best] = await goods();
      const where = [best!.store!.storeId, best!.productId];
      const setLeft = (pieces: number) =>
        suite.server.deps.db.query(
          'UPDATE takeout_product SET flash_stock = $3 WHERE store_id = $1 AND id = $2',
          [...where, pieces],
        );
      await setLeft(0);
      const last = (await goods()).at(-1)!;
      expect([last.store!.storeId, last.productId]).toEqual(where);
      expect(last.seckill).toMatchObject({ price: best!.seckill!.price, stock: 0 });
      clock.set(noon.startAt);
      const running = await api().marketTodaySeckill(SENADO);
      expect(running.result.every(({ seckill }) => seckill!.stock !== 0)).toBe(true);
      await setLeft(40);
      clock.set(noon.endAt);
      const after = await api().marketSeckillIntervals(wanted);
      expect(after.result).toContainEqual(noon);
      expect(after.products.length).toBeGreaterThan(0);
    });

    it('a member who never paid for an order of a supermarket is new', async () => {
      const member = await memberOf(suite.server, '66880002');
      expect(await member.api.marketUserScope({})).toEqual({ userScope: 0 });
      const old = await memberOf(suite.server);
      expect(await old.api.marketUserScope({})).toEqual({ userScope: 1 });
      expect(contract.marketUserScope.skippedForTourist).toBe(true);
    });
  },
  { clock },
);
