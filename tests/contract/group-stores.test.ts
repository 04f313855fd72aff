import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { LIKES_MOST } from '#server/modules/catalogue/group-store/like-repo.ts';
import { blankPerson } from '#server/modules/people/closing/blank-repo.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';

const SENADO = asId<StoreId>('senado');
const BARE = asId<StoreId>('old-dock-barra');
const TARTS = asId<ProductId>('egg-tart-box');
/** A Saturday; cafés of the town are open, the wine cellar opens at five. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);

onEach(
  DATABASES,
  'stores of deals (spec 002 §7)',
  (suite) => {
    beforeEach(() => {
      clock.set(NOON);
    });
    const guest = () => suite.server.client().api;
    const run = (sql: string, params: (string | number)[] = []) =>
      suite.server.deps.db.query(sql, params);

    it('a store shows who it is, whether it is open, its other stores and its takeout', async () => {
      const page = await guest().groupStoreMainPage({ storeId: SENADO, lat: 22.19, lon: 113.54 });
      expect(page.storeInfo).toMatchObject({
        storeName: '議事亭前地店',
        merchantName: '澳門街坊餐飲',
        openState: 'OPEN',
        nextOpen: null,
        phones: ['28000101', '28000109'],
        perCapita: 6500,
      });
      expect(page.storeInfo.hours).toHaveLength(7);
      expect(page.merchantStores.map(({ storeId }) => storeId).toSorted()).toEqual([
        'coloane',
        'cunha',
        'rotunda',
      ]);
      const distances = page.merchantStores.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      const { score } = await guest().groupCommentStoreScore({ storeId: SENADO });
      expect(score).toBeGreaterThan(4);
      expect(page).toMatchObject({ takeoutStoreId: null, isLike: false, score });
      const cunha = await guest().groupStoreMainPage({ storeId: asId('cunha') });
      expect(cunha.takeoutStoreId).toBe('t-cunha-tarts');
      await run(`DELETE FROM takeout_store WHERE id = 't-cunha-tarts'`);
      expect(
        (await guest().groupStoreMainPage({ storeId: asId('cunha') })).takeoutStoreId,
      ).toBeNull();
    });

    it('a store that is closed says when it opens, and one without hours that they are not known', async () => {
      const barra = () => guest().groupStoreMainPage({ storeId: BARE });
      expect((await barra()).storeInfo).toMatchObject({
        openState: 'CLOSED',
        nextOpen: Date.parse('2026-11-21T17:00:00+08:00'),
      });
      await run(`UPDATE store SET hours = '[]' WHERE id = $1`, [BARE]);
      expect((await barra()).storeInfo).toMatchObject({ openState: 'UNKNOWN', nextOpen: null });
    });

    it('a store that shows nothing of itself has a page all the same', async () => {
      const page = await guest().groupStoreMainPage({ storeId: BARE });
      expect(page.decorCount).toEqual({
        coverCount: 0,
        storyCount: 0,
        productCount: 0,
        specialityCount: 0,
      });
      expect(page).toMatchObject({ score: null, storeInfo: { perCapita: null, facilities: [] } });
      expect(await guest().groupDecorStory({ storeId: BARE })).toEqual({ title: '', blocks: [] });
      expect((await guest().groupDecorCovers({ storeId: BARE })).result).toEqual([]);
    });

    it('lists its deals on the shelf page by page, without those that its page hides; sold out comes last', async () => {
      const { api } = suite.server.client();
      const all = await api.groupProductStoreList({ storeId: SENADO, size: 100 });
      const ids = all.result.map(({ productId }) => productId);
      expect(ids).toContain('blocked-set');
      expect(ids).not.toContain('one-store-tea');
      expect(all.result.at(-1)).toMatchObject({ productId: 'sold-out-tart', sellout: true });
      expect(all.result.every(({ storeId }) => storeId === SENADO)).toBe(true);
      const onPage = { storeId: SENADO, productNotShowPage: 'merchantHomePage' as const };
      const shown = await api.groupProductStoreList({ ...onPage, size: 100 });
      expect(shown.result.map(({ productId }) => productId)).toEqual(
        ids.filter((id) => id !== 'blocked-set'),
      );
      const [first, second] = [
        await api.groupProductStoreList({ ...onPage, size: 3 }),
        await api.groupProductStoreList({ ...onPage, size: 3, offset: 3 }),
      ];
      expect([first.next, first.nextOffset]).toEqual([true, 3]);
      expect([...first.result, ...second.result]).toEqual(shown.result.slice(0, 6));
      await run(`UPDATE product SET is_shelf = false WHERE id = 'chop-rice'`);
      expect(
        (await api.groupProductStoreList({ ...onPage, size: 100 })).result.map(
          ({ productId }) => productId,
        ),
      ).not.toContain('chop-rice');
    });

    it('names the types of its deals with their numbers, in the language of the caller', async () => {
      const { api } = suite.server.client({ language: 'en-US' });
      const drinks = await api.groupProductStoreListByType({
        storeId: SENADO,
        productType: 'drink',
        productNotShowPage: 'merchantHomePage',
      });
      expect(drinks.types).toContainEqual({
        productType: 'drink',
        name: 'Drinks',
        count: drinks.result.length,
      });
      expect(drinks.result.every(({ category }) => category === 'drink')).toBe(true);
      expect(drinks.types[0]?.productType).toBe('food');
    });

    it('shows its showcase by category, and a piece with what is in it and its deals', async () => {
      const { api } = suite.server.client();
      const { result: categories } = await api.groupDecorCategories({ storeId: SENADO });
      expect(categories.map(({ id }) => id)).toEqual(['bakes', 'plates', 'drinks']);
      const drinks = await api.groupDecorProducts({
        storeId: SENADO,
        categoryId: asId('drinks'),
        size: 3,
      });
      expect(drinks).toMatchObject({ next: true, nextOffset: 3 });
      expect(new Set(drinks.result.map(({ categoryId }) => categoryId))).toEqual(
        new Set(['drinks']),
      );
      expect(await api.groupDecorProduct({ id: asId('senado-tart') })).toMatchObject({
        storeId: SENADO,
        storeName: '議事亭前地店',
        referencePrice: 1300,
        allergens: ['gluten', 'egg', 'milk'],
        dealIds: ['egg-tart-box', 'tart-dozen'],
      });
      expect(await reasonOf(api.groupDecorProduct({ id: asId('nothing') }))).toBe(
        'PRODUCT_NOT_FOUND',
      );
    });

    it('a store that does not exist is refused by every call', async () => {
      const { api } = suite.server.client();
      const { api: member } = await memberOf(suite.server, '66880002');
      const of = { storeId: asId<StoreId>('nowhere') };
      for (const call of [
        () => api.groupStoreMainPage(of),
        () => api.groupProductStoreList(of),
        () => api.groupProductStoreListByType(of),
        () => api.groupDecorCount(of),
        () => api.groupDecorCovers(of),
        () => api.groupDecorStory(of),
        () => api.groupDecorSpecialities(of),
        () => api.groupDecorProductsForCover(of),
        () => api.groupDecorCategories(of),
        () => api.groupDecorProducts(of),
        () => member.groupStoreLikeAdd({ id: of.storeId, isLike: true }),
        () => member.groupStoreReport({ ...of, reason: 1 }),
      ])
        expect(await reasonOf(call())).toBe('STORE_NOT_FOUND');
    });

    it('a like counts once a member, and a late repeat of an older press changes nothing', async () => {
      const [one, other] = [
        await memberOf(suite.server, '66880002'),
        await memberOf(suite.server, '66552102'),
      ];
      const like = (api: typeof one.api, isLike: boolean, key: string = randomUUID()) =>
        api.groupStoreLikeAdd({ id: SENADO, isLike }, { key });
      const before = (await guest().groupStoreMainPage({ storeId: SENADO })).likeNum;
      const key = randomUUID();
      expect(await like(one.api, true, key)).toEqual({ isLike: true, likeNum: before + 1 });
      expect(await like(one.api, true)).toEqual({ isLike: true, likeNum: before + 1 });
      expect((await like(other.api, true)).likeNum).toBe(before + 2);
      expect(await like(one.api, false)).toEqual({ isLike: false, likeNum: before + 1 });
      await like(one.api, true, key);
      expect(await one.api.groupStoreLikeGet({ id: SENADO })).toEqual({
        isLike: false,
        likeNum: before + 1,
      });
      expect(await reasonOf(like(one.api, false, key))).toBe('KEY_REUSED');
      expect(await other.api.groupStoreMainPage({ storeId: SENADO })).toMatchObject({
        isLike: true,
      });
    });

    it('a deal that is off sale can be let go of, not liked', async () => {
      const { api } = await memberOf(suite.server, '66880002');
      const like = (id: string, isLike: boolean) =>
        api.groupProductLikeAdd({ id: asId(id), isLike }, { key: randomUUID() });
      expect((await like(TARTS, true)).isLike).toBe(true);
      await run('UPDATE product SET is_shelf = false WHERE id = $1', [TARTS]);
      expect(await reasonOf(like(TARTS, true))).toBe('PRODUCT_OFF_SALE');
      expect((await like(TARTS, false)).isLike).toBe(false);
      expect(await reasonOf(like('nothing', true))).toBe('PRODUCT_NOT_FOUND');
    });

    it('a member likes so many stores and no more, and a closed account likes none', async () => {
      const { api } = await memberOf(suite.server, '66552103');
      const { userId } = await api.memberInfo({});
      await run(
        `INSERT INTO group_like (user_id, kind, subject_id, created_at) SELECT $1, 'store', 's' || n, 1 FROM generate_series(1, CAST($2 AS int4)) AS n`,
        [userId, LIKES_MOST],
      );
      expect(await reasonOf(api.groupStoreLikeAdd({ id: SENADO, isLike: true }))).toBe(
        'LIKES_FULL',
      );
      expect((await api.groupProductLikeAdd({ id: TARTS, isLike: false })).isLike).toBe(false);
      await blankPerson(suite.server.deps.db.query, userId);
      const { rows } = await run('SELECT 1 FROM group_like WHERE user_id = $1', [userId]);
      expect(rows).toEqual([]);
    });

    it('a report of a store of deals is like one of a takeout store: the same again is no other', async () => {
      const { api } = await memberOf(suite.server, '66552104');
      const send = () => api.groupStoreReport({ storeId: SENADO, reason: 1, note: 'x' });
      const first = await send();
      expect(await send()).toEqual(first);
      const { rows } = await run('SELECT merchant_id, store_id FROM takeout_report WHERE id = $1', [
        first.reportId,
      ]);
      expect(rows).toEqual([{ merchant_id: 'neighbourhood', store_id: 'senado' }]);
    });

    it('what the platform takes never leaves for a consumer', async () => {
      const { api } = suite.server.client();
      const of = { storeId: SENADO };
      const replies = [
        await api.groupStoreMainPage(of),
        await api.groupProductStoreList(of),
        await api.groupDecorProducts(of),
        await api.groupProductInfo({ productId: TARTS }),
      ];
      expect(JSON.stringify(replies)).not.toMatch(/commission/i);
    });
  },
  { clock },
);
