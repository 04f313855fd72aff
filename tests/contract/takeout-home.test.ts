import { expect, it } from 'vitest';
import { bannerSpecialType } from '#shared/codes/popup.ts';
import { DEFAULT_POINT } from '#shared/geo/distance.ts';
import { instant } from '#shared/kernel/time.ts';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { queryGrams } from '#server/modules/catalogue/search/grams.ts';
import { listsChanged } from '#server/modules/catalogue/store/lists-version.ts';
import { giveStockBack, stockMoved, takeStock } from '#server/modules/catalogue/store/stock.ts';
import type { TestApi } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { failure, memberOf, onEach } from './suite.ts';
import { SENADO } from './walk-takeout-home.ts';

/** 12:30 on a Wednesday: lunch time. */
const NOON = instant(Date.parse('2026-03-04T12:30:00+08:00'));
/** Half an hour before midnight of the same day, when deliveries cost more. */
const LATE = instant(Date.parse('2026-03-04T23:30:00+08:00'));
let now = NOON;
const LISTS = {
  smartRedPacket: 'smartRedpackInfo',
  special: 'specialList',
  specialRedPacket: 'basicSpecialRedpackInfo',
  pickFee: 'pickFeeList',
  cheap: 'cheapList',
  aggregateRedPacket: 'aggregateRedpackInfo',
  effectivePacket: 'effectivePacketResponse',
  signIn: 'userSignInInfo',
} as const;
const SPECIALS = Object.keys(LISTS) as (keyof typeof LISTS)[];
const ids = (rows: readonly { storeId: string }[]): string[] => rows.map(({ storeId }) => storeId);

onEach(
  DATABASES,
  'the takeout home and search',
  (suite) => {
    const guest = () => suite.server.client().api;

    it('rows 2, 8: lists stores near a place with fee, distance, time and state, and those out of reach apart', async () => {
      const near = await guest().nearStoreList({ ...SENADO, sortType: 2, size: 100 });
      const far = await guest().nearStoreList({ ...SENADO, sortType: 1, size: 10, outState: 1 });
      const open = near.result.filter(
        ({ closedType, showType }) => closedType === 0 && showType === 1,
      );
      expect(open.map(({ distance }) => distance)).toEqual(
        open.map(({ distance }) => distance).toSorted((a, b) => a - b),
      );
      expect(
        near.result.every(
          ({ deliveryFee, isFaraway, minutes }) =>
            deliveryFee !== null && !isFaraway && minutes > 0,
        ),
      ).toBe(true);
      expect(far.result.length).toBeGreaterThan(3);
      expect(far.result.every(({ deliveryFee }) => deliveryFee === null)).toBe(true);
      expect(ids(near.result).filter((id) => ids(far.result).includes(id))).toEqual([]);
      expect(near.result.find(({ storeId }) => storeId === TAKEOUT_EXAMPLES.big)).toMatchObject({
        sendPrice: 4000,
      });
    });

    it('lists the stores that take a coupon, with the dishes that it names, and shows it to its owner alone', async () => {
      const member = (await memberOf(suite.server, '66880001')).api;
      const lists = await Promise.all(
        [0, 1].map((outState) =>
          member.nearStoreList({ ...SENADO, redpackId: 'demo.r-trio', size: 100, outState }),
        ),
      );
      expect(lists.flatMap(({ result }) => ids(result)).toSorted()).toEqual([
        't-cunha-tarts',
        't-food-hall',
        't-lotus-congee',
      ]);
      expect(lists[0]!.redpack).toMatchObject({
        redpackId: 'demo.r-trio',
        couponType: 'redPacket',
      });
      const stranger = (await memberOf(suite.server, '63000001')).api;
      for (const { nearStoreList } of [guest(), stranger])
        expect(await failure(nearStoreList({ ...SENADO, redpackId: 'demo.r-trio' }))).toMatchObject(
          { reason: 'OFFER_UNAVAILABLE' },
        );
      const dishes = await guest().associateStore({ ...SENADO, keyword: '粥', sortType: 1 });
      const dish = dishes.result[0]!;
      const { query } = suite.server.deps.db;
      await query(
        `INSERT INTO offer (id, merchant_id, kind, way, position, store_ids, terms, claim_from, claim_until, stock, claimed, per_user)
        SELECT 'test.dish', merchant_id, kind, way, position, store_ids, terms || $1::jsonb, claim_from, claim_until, stock, claimed, per_user FROM offer WHERE id = 'platform.weekday'`,
        [JSON.stringify({ productIds: [dish.productId], storeIds: [dish.store.storeId] })],
      );
      const found = await guest().nearStoreList({ ...SENADO, redpackId: 'test.dish' });
      expect(
        found.result.map(({ storeId, products }) => [
          storeId,
          products.map((one) => one.productId),
        ]),
      ).toEqual([[dish.store.storeId, [dish.productId]]]);
      const both = await guest().nearStoreList({
        ...SENADO,
        redpackId: 'test.dish',
        keyword: 'no such word',
      });
      expect(both.result).toEqual([]);
    });

    it('row 9: tells closed, resting, overloaded and pre-order stores apart, with when they open; they come after those that take orders', async () => {
      const { result } = await guest().nearStoreList({ ...SENADO, size: 100 });
      const state = (id: string) => result.find(({ storeId }) => storeId === id);
      expect(state(TAKEOUT_EXAMPLES.resting)).toMatchObject({ closedType: 1, showType: 2 });
      expect(state(TAKEOUT_EXAMPLES.overloaded)).toMatchObject({ closedType: 2 });
      expect(state(TAKEOUT_EXAMPLES.preOrderOnly)).toMatchObject({ closedType: 0, showType: 6 });
      const dawn = state(TAKEOUT_EXAMPLES.closedPreOrder)!;
      expect([dawn.closedType, dawn.showType, dawn.openingTime! > NOON]).toEqual([3, 6, true]);
      const rank = ({ showType }: { showType: number }): number => [1, 6, 2].indexOf(showType);
      expect(result.map(rank)).toEqual(result.map(rank).toSorted((a, b) => a - b));
    });

    it('row 5: filters and sorts hold together, and pages follow one another', async () => {
      const { result } = await guest().nearStoreList({
        ...SENADO,
        fullReduction: true,
        isOpen: true,
        sortType: 3,
        size: 100,
      });
      expect(result.map(({ saleQtyTotal }) => saleQtyTotal)).toEqual(
        result.map(({ saleQtyTotal }) => saleQtyTotal).toSorted((a, b) => b - a),
      );
      expect(result.length).toBeGreaterThan(3);
      const quality = await guest().nearStoreList({
        ...SENADO,
        labelId: 'good',
        classifyId: 'chinese',
      });
      expect(quality.result.every(({ qualityDelivery }) => qualityDelivery)).toBe(true);
      expect(
        ids((await guest().nearStoreList({ ...SENADO, pickup: true, size: 100 })).result),
      ).toContain(TAKEOUT_EXAMPLES.pickupOnly);
      const first = await guest().nearStoreList({ ...SENADO, size: 4 });
      const second = await guest().nearStoreList({ ...SENADO, size: 4, offset: first.nextOffset });
      expect(ids([...first.result, ...second.result])).toEqual(
        ids((await guest().nearStoreList({ ...SENADO, size: 8 })).result),
      );
    });

    it('row 7: finds dishes across stores in both languages, and sorts them by what they cost at the door', async () => {
      const { result } = await guest().associateStore({
        ...SENADO,
        keyword: '奶茶',
        sortType: 5,
        size: 50,
      });
      const open = result.filter(
        ({ store, allInPrice }) => store.showType === 1 && allInPrice !== null,
      );
      expect(open.map(({ allInPrice }) => allInPrice)).toEqual(
        open.map(({ allInPrice }) => allInPrice!).toSorted((a, b) => a - b),
      );
      for (const { price, boxPrice, allInPrice } of open)
        expect(allInPrice).toBeGreaterThanOrEqual(price + boxPrice);
      const english = suite.server.client({ language: 'en-US' }).api;
      expect(
        (await english.associateStore({ ...SENADO, keyword: 'milk te' })).result.every(
          ({ productName }) => /milk tea/i.test(productName),
        ),
      ).toBe(true);
      expect(
        (await english.nearStoreList({ ...SENADO, keyword: 'lotus' })).result[0],
      ).toMatchObject({ storeId: TAKEOUT_EXAMPLES.open, storeName: 'Lotus Peak Congee & Noodles' });
      expect((await guest().nearStoreList({ ...SENADO, keyword: '不存在的菜' })).result).toEqual(
        [],
      );
    });

    it('row 6: suggests as one types and counts what is chosen; others see a word only when it was wanted often', async () => {
      const { result } = await guest().associationalWordList({ ...SENADO, keyword: '蓮峰' });
      expect(result[0]).toMatchObject({ type: 'store', id: TAKEOUT_EXAMPLES.open });
      for (let time = 0; time < 4; time += 1)
        await guest().nearStoreList({ ...SENADO, keyword: '油炸鬼' });
      expect((await guest().trendingSearch({})).trendingList.map(({ word }) => word)).not.toContain(
        '油炸鬼',
      );
      const { result: words } = await guest().associationalWordList({ ...SENADO, keyword: '叉燒' });
      expect(words.some(({ type, storeCount }) => type === 'dish' && storeCount > 0)).toBe(true);
      for (let time = 0; time < 6; time += 1)
        await guest().associationalClick({ keyword: '叉', word: words.at(-1)!.word });
      expect((await guest().trendingSearch({})).trendingList.map(({ word }) => word)).toContain(
        words.at(-1)!.word,
      );
    });

    it('merges paid entries into the list, each store once, over its pages', async () => {
      const pages = [
        await guest().clickGoldMergeList({ ...SENADO, size: 10 }),
        await guest().clickGoldMergeList({ ...SENADO, size: 10, offset: 10 }),
      ];
      const rows = pages.flatMap(({ result }) => result);
      expect(new Set(ids(rows)).size).toBe(rows.length);
      expect(rows.filter(({ isAd }) => isAd).length).toBeGreaterThan(0);
      expect(rows[2]).toMatchObject({ isAd: true });
      expect(pages[0]!.advertisingSpaceList[0]).toMatchObject({
        position: 6,
        banner: { id: 'b-ad-hall' },
      });
    });

    it('a card is the same in every list, in both languages', async () => {
      for (const language of ['zh-TW', 'en-US'] as const) {
        const { api } = suite.server.client({ language });
        const near = new Map(
          (await api.nearStoreList({ ...SENADO, size: 100 })).result.map((card) => [
            card.storeId,
            card,
          ]),
        );
        const { result: rail } = await api.recommendStoreList(SENADO);
        expect(rail.length).toBeGreaterThan(3);
        expect(rail.map((card) => ({ ...card, products: [] }))).toEqual(
          rail.map(({ storeId }) => near.get(storeId)),
        );
      }
    });

    it('what a store changes is in the very next list, whichever server or program changed it', async () => {
      const { deps } = suite.server;
      const cardOf = async () =>
        (await guest().nearStoreList({ ...SENADO, size: 100 })).result.find(
          ({ storeId }) => storeId === TAKEOUT_EXAMPLES.big,
        )!;
      const before = await cardOf();
      const change = (sql: string) =>
        deps.db.tx(async (query) => {
          await query(`UPDATE takeout_store SET ${sql} WHERE id = $1`, [TAKEOUT_EXAMPLES.big]);
          await listsChanged(query);
        });
      await change("state = 'resting'");
      expect(await cardOf()).toMatchObject({
        closedType: 1,
        showType: 2,
        sendPrice: before.sendPrice,
      });
      await change("state = 'open', send_price = send_price + 500, name_zh = name_zh || '新'");
      expect(await cardOf()).toMatchObject({
        closedType: before.closedType,
        sendPrice: before.sendPrice + 500,
        storeName: `${before.storeName}新`,
      });
      await change("send_price = send_price - 500, name_zh = rtrim(name_zh, '新')");
      expect(await cardOf()).toEqual(before);
    });

    it('a list that others ask for while a store changes never shows what was before', async () => {
      const { db } = suite.server.deps;
      for (const state of ['resting', 'open'] as const) {
        const noise = Array.from({ length: 8 }, () => guest().clickGoldMergeList(SENADO));
        await db.tx(async (query) => {
          await query('UPDATE takeout_store SET state = $1 WHERE id = $2', [
            state,
            TAKEOUT_EXAMPLES.open,
          ]);
          await listsChanged(query);
        });
        const { result } = await guest().clickGoldMergeList({ ...SENADO, size: 100 });
        expect(result.find(({ storeId }) => storeId === TAKEOUT_EXAMPLES.open)).toMatchObject({
          closing: state === 'resting',
        });
        await Promise.all(noise);
      }
    });

    const dishesOf = async (keyword: string, sortType = 3) =>
      (await guest().associateStore({ ...SENADO, keyword, sortType, size: 100 })).result;

    it.each(['撻', '腩', '奶茶', '叉燒飯', '牛 腩', 'lob', 'egg tart', 'Cafe', '不存在的菜', '——'])(
      'a search for %s finds the dishes that the database has for it, each once',
      async (keyword) => {
        const { rows } = await suite.server.deps.db.query<{ id: string; sold: number }>(
          `SELECT p.id, p.sold FROM takeout_search s JOIN takeout_product p ON p.merchant_id = s.merchant_id AND p.store_id = s.store_id AND p.id = s.product_id WHERE s.grams @> $1::text[] AND p.is_shelf AND p.stock <> 0`,
          [queryGrams(keyword)],
        );
        const wanted = queryGrams(keyword).length === 0 ? [] : rows.map(({ id }) => id);
        expect(wanted.length).toBeLessThan(100);
        const found = await dishesOf(keyword);
        expect(found.map(({ productId }) => productId as string).toSorted()).toEqual(
          wanted.toSorted(),
        );
        const open = found
          .filter(({ store, allInPrice }) => store.showType === 1 && allInPrice !== null)
          .map(({ saleQtyTotal }) => saleQtyTotal);
        expect(open).toEqual(open.toSorted((a, b) => b - a));
      },
    );

    it('pages of found dishes follow one another, by each sort', async () => {
      for (const sortType of [1, 2, 3, 4, 5]) {
        const whole = await guest().associateStore({
          ...SENADO,
          keyword: '茶',
          sortType,
          size: 30,
        });
        const pages = [
          await guest().associateStore({ ...SENADO, keyword: '茶', sortType, size: 15 }),
          await guest().associateStore({
            ...SENADO,
            keyword: '茶',
            sortType,
            size: 15,
            offset: 15,
          }),
        ];
        expect(pages.flatMap(({ result }) => result)).toEqual(whole.result);
        expect([whole.next, whole.nextOffset]).toEqual([true, 30]);
      }
    });

    it('what a dish changes is in the very next search, whoever changed it', async () => {
      const { db } = suite.server.deps;
      const [dish] = (await dishesOf('奶茶')).filter(({ originalPrice }) => originalPrice === null);
      const of = [dish!.store.storeId, dish!.productId] as const;
      const found = async () =>
        (await dishesOf('奶茶')).find(({ productId }) => productId === dish!.productId);
      const change = (sql: string) =>
        db.tx(async (query) => {
          await query(`UPDATE takeout_product SET ${sql} WHERE store_id = $1 AND id = $2`, of);
          await listsChanged(query);
        });
      await change('price = price + 700');
      expect((await found())?.price).toBe(dish!.price + 700);
      await change('price = price - 700, is_shelf = false');
      expect(await found()).toBeUndefined();
      await change('is_shelf = true, stock = 0');
      expect(await found()).toBeUndefined();
      await change('stock = -1');
      expect(await found()).toEqual(dish);
    });

    it('a menu that is written anew is found by its new words', async () => {
      const { db } = suite.server.deps;
      const [dish] = await dishesOf('奶茶');
      const name = async (zh: string, grams: string[]) =>
        db.tx(async (query) => {
          const of = [dish!.store.storeId, dish!.productId] as const;
          await query('UPDATE takeout_product SET name_zh = $3 WHERE store_id = $1 AND id = $2', [
            ...of,
            zh,
          ]);
          await query(
            'UPDATE takeout_search SET grams = $3 WHERE store_id = $1 AND product_id = $2',
            [...of, grams],
          );
          await query('UPDATE takeout_store SET menu_version = menu_version + 1 WHERE id = $1', [
            dish!.store.storeId,
          ]);
          await listsChanged(query);
        });
      const held = (
        await db.query<{ grams: string[] }>(
          'SELECT grams FROM takeout_search WHERE product_id = $1',
          [dish!.productId],
        )
      ).rows[0]!.grams;
      await name('鴛鴦', queryGrams('鴛鴦'));
      expect((await dishesOf('鴛鴦')).map(({ productId }) => productId)).toContain(dish!.productId);
      expect((await dishesOf('奶茶')).map(({ productId }) => productId)).not.toContain(
        dish!.productId,
      );
      await name(dish!.productName, held);
      expect((await dishesOf('奶茶'))[0]).toEqual(dish);
    });

    it('the order that takes the last piece takes the dish out of the very next search, and one that gives it back brings it back, also while others search', async () => {
      const { db } = suite.server.deps;
      const [dish] = await dishesOf('蛋撻');
      const { rows } = await db.query<{ merchant_id: string }>(
        'UPDATE takeout_product SET stock = 2 WHERE store_id = $1 AND id = $2 RETURNING merchant_id',
        [dish!.store.storeId, dish!.productId],
      );
      const move = {
        merchantId: rows[0]!.merchant_id,
        storeId: dish!.store.storeId,
        productId: dish!.productId,
        pieces: 2,
        discountPieces: 0,
        flashPieces: 0,
      };
      const isFound = async () =>
        (await dishesOf('蛋撻')).some(({ productId }) => productId === dish!.productId);
      for (let turn = 0; turn < 3; turn += 1) {
        const noise = Array.from({ length: 6 }, () => dishesOf('蛋撻'));
        await db.tx(async (query) => {
          const taken = await takeStock(query, move, [move]);
          if (taken.missing === null) await stockMoved(query, taken.moved);
        });
        expect(await isFound()).toBe(false);
        await db.tx(async (query) => stockMoved(query, await giveStockBack(query, move, [move])));
        expect(await isFound()).toBe(true);
        await Promise.all(noise);
      }
      await db.query('UPDATE takeout_product SET stock = -1 WHERE store_id = $1 AND id = $2', [
        dish!.store.storeId,
        dish!.productId,
      ]);
    });

    it('counts banners by day, adding up, and leaves unknown ones out', async () => {
      const { query } = suite.server.deps.db;
      await guest().bannerAdd([
        { id: 'b-tarts', showNum: 3 },
        { id: 'b-tarts', clickNum: 1, nextTipNum: 1 },
        { id: 'nobody', showNum: 9 },
      ]);
      await guest().bannerAdd([{ id: 'b-tarts', showNum: 2, loseInterestNum: 1 }]);
      expect(
        (
          await query(
            'SELECT shown, clicked, refused, put_off FROM takeout_banner_stat WHERE banner_id = $1',
            ['b-tarts'],
          )
        ).rows,
      ).toEqual([{ shown: 5, clicked: 1, refused: 1, put_off: 1 }]);
      expect(
        (await query('SELECT banner_id FROM takeout_banner_stat WHERE banner_id = $1', ['nobody']))
          .rows,
      ).toEqual([]);
    });

    it('gives new members their red packets; those who have bought get none', async () => {
      expect(await (await memberOf(suite.server, '66880001')).api.newlyGet({})).toMatchObject({
        isNewUser: false,
      });
      const fresh = (await memberOf(suite.server, '66880002')).api;
      expect(await fresh.newlyGet({})).toMatchObject({ isNewUser: true });
      expect((await fresh.newlyListReceive({})).result).toHaveLength(3);
    });

    it('late at night the fee of the hour stands on cards, in the price at the door and on the store’s page', async () => {
      const asked = { ...SENADO, keyword: '奶茶', sortType: 5, size: 50 };
      const before = (await guest().associateStore(asked)).result;
      now = LATE;
      try {
        const { api } = suite.server.client({ language: 'en-US' });
        const late = (await api.associateStore(asked)).result.filter(
          ({ store, allInPrice }) => store.showType === 1 && allInPrice !== null,
        );
        expect(late.length).toBeGreaterThan(0);
        for (const { productId, store, allInPrice } of late) {
          expect(store.serviceText).toBe('Late-night fee +$5');
          const same = before.find(
            (dish) => dish.productId === productId && dish.store.storeId === store.storeId,
          );
          if (same) expect(allInPrice! - same.allInPrice!).toBe(500);
        }
        const [{ store }] = late as [(typeof late)[number]];
        expect((await api.takeoutStoreGet({ id: store.storeId })).serviceFees).toEqual([
          { kind: 'specialPeriod', name: 'Late-night fee', amount: 500, pickup: false },
        ]);
      } finally {
        now = NOON;
      }
      expect(before[0]!.store.serviceText).toBe('');
    });

    it('fills the list of each pop-up by its special type, and no other; who may have nothing gets nothing', async () => {
      const { db } = suite.server.deps;
      const offerIds = ['platform.weekday', 'platform.delivery', 'not.there'];
      for (const [at, special] of SPECIALS.entries())
        await db.query(
          `INSERT INTO takeout_banner (id, kind, position, place, name_zh, name_en, text_zh, text_en, tone, image, image_two, jump, popup, starts_at, ends_at, updated_at)
          SELECT $1, kind, 100 + $2::int4, 0, name_zh, name_en, text_zh, text_en, tone, image, image_two, jump, $3::text::jsonb, starts_at, ends_at, updated_at FROM takeout_banner WHERE id = 'b-pop-new'`,
          [
            special,
            at,
            JSON.stringify({
              bannerType: 2,
              bannerSpecialType: bannerSpecialType.codes[special],
              pushFrequency: 1,
              windowType: 'roll',
              offerIds,
            }),
          ],
        );
      const of = async (api: TestApi) => {
        await expect
          .poll(async () => (await api.bannerSpreadList(SENADO)).result.length)
          .toBe(SPECIALS.length + 1);
        return new Map((await api.bannerSpreadList(SENADO)).result.map((one) => [one.id, one]));
      };
      const visitor = await of(guest());
      expect(visitor.get('b-pop-new')!.smartRedpackInfo).toMatchObject({
        amount: 4000,
        amountStr: '40',
        redpacks: [{ amount: 1000, amountStr: '10' }, { amount: 1200 }, { amount: 1800 }],
      });
      for (const banner of visitor.values())
        expect(
          Object.entries(LISTS)
            .filter(([, list]) => {
              const content = banner[list];
              return Array.isArray(content) ? content.length > 0 : content !== null;
            })
            .map(([special]) => special),
          banner.id,
        ).toEqual(
          ['effectivePacket', 'signIn'].includes(banner.id)
            ? []
            : [banner.id === 'b-pop-new' ? 'smartRedPacket' : banner.id],
        );
      expect(visitor.get('aggregateRedPacket')!.aggregateRedpackInfo).toMatchObject({
        amount: 900,
        redpacks: [{ redpackId: 'platform.weekday' }, { redpackId: 'platform.delivery' }],
      });
      expect(
        visitor
          .get('specialRedPacket')!
          .basicSpecialRedpackInfo!.redpacks.map(({ redpackId }) => redpackId),
      ).toEqual(['platform.weekday']);
      expect(
        visitor.get('cheap')!.cheapList.every(({ price, originalPrice }) => price < originalPrice!),
      ).toBe(true);
      expect(
        visitor.get('pickFee')!.pickFeeList.every(({ deliveryText }) => deliveryText !== ''),
      ).toBe(true);

      const { api } = await memberOf(suite.server, '66880001');
      await api.receiveVoucher({ voucherId: 'platform.weekday' }, { key: 'of-a-pop-up' });
      const member = await of(api);
      expect(member.get('b-pop-new')!.smartRedpackInfo).toBeNull();
      expect(
        member
          .get('effectivePacket')!
          .effectivePacketResponse!.redpacks.map(({ redpackId }) => redpackId),
      ).toContain('platform.weekday');
      expect(
        member
          .get('aggregateRedPacket')!
          .aggregateRedpackInfo!.redpacks.map(({ redpackId }) => redpackId),
      ).toEqual(['platform.delivery']);
      await db.query(`DELETE FROM takeout_banner WHERE id = ANY($1::text[])`, [[...SPECIALS]]);
    });

    it('speaks from the start of the map when nobody says where they are', async () => {
      expect(ids((await guest().nearStoreList({})).result)).toEqual(
        ids((await guest().nearStoreList(DEFAULT_POINT)).result),
      );
    });
  },
  { clock: { now: () => now } },
);
