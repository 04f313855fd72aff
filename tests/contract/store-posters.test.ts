import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { StorePromotionPlan } from '#shared/contract/merchant/promotion.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { DAY, HOUR } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { addTestShelf, TEST_SHELF } from '#tests/support/market-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addTestClass, addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { aPlan, FIVE_OFF } from './promotion-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { PNG } from './walk-orgs.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const SHELF = asId<StoreId>(TEST_SHELF.id);
type Poster = Extract<StorePromotionPlan['terms'], { kind: 'poster' }>;

onEach(
  DATABASES,
  'posters of a store’s own (decision DA26)',
  (suite) => {
    let [owner, manager, clerk]: Till[] = [];
    let guest: TestClient;
    let picture = '';
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestShelf(query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'K-manager' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      await addTestClass(query);
      await query(
        `UPDATE takeout_product SET facts = jsonb_set(facts, '{goods,classChain}', '["fresh", "fruit"]') WHERE store_id = $1 AND classify_id = 'fruit'`,
        [SHELF],
      );
      const file = new Blob([PNG]);
      picture = (await manager.api.merchantMenuPhoto({ storeId: STORE }, { file })).url;
    });
    beforeEach(async () => {
      clock.set(NOON);
      const { query } = suite.server.deps.db;
      await query("DELETE FROM takeout_activity WHERE kind = 'poster' AND store_id = ANY($1)", [
        [STORE, SHELF],
      ]);
      await query('DELETE FROM store_promotion');
      phones += 1;
      guest = await memberOf(suite.server, String(66_770_000 + phones));
    });

    const poster = (change: Partial<Poster> = {}): Poster => ({
      kind: 'poster',
      picture,
      productIds: [],
      classIds: ['all'],
      ...change,
    });
    const body = (terms: Poster, { from = NOON, storeId = STORE, ...change } = {}) => ({
      requestId: newRequest(),
      storeId,
      plan: aPlan(terms, from),
      isPublished: true,
      ...change,
    });
    const publish = (terms: Poster, change: object = {}) =>
      owner!.api.merchantPromotionSave(body(terms, change));
    const shown = async () => (await guest.api.takeoutPosters({ storeId: STORE })).result;

    it('stand on a takeaway’s page with what they lead to, from their begin to their end', async () => {
      await publish(poster(), { from: NOON + HOUR });
      await publish(poster({ classIds: [], productIds: ['rice'] }), { from: NOON + HOUR });
      expect(await shown()).toEqual([]);
      clock.set(NOON + 2 * HOUR);
      const [ofClass, ofDish] = await shown();
      expect(ofClass).toMatchObject({
        posterName: aPlan(FIVE_OFF, NOON).name.zh,
        imgUrl: picture,
        leadsTo: { kind: 'CLASS', id: 'all' },
      });
      expect(ofClass!.products).toHaveLength(5);
      expect(ofDish).toMatchObject({ leadsTo: { kind: 'DISH', id: 'rice' } });
      expect(ofDish!.products.map(({ productId }) => productId)).toEqual(['rice']);
      const { labels } = await guest.api.takeoutStoreGet({ id: STORE });
      expect(labels.map(({ name }) => name)).not.toContain(ofClass!.posterName);
      clock.set(NOON + HOUR + DAY);
      expect(await shown()).toEqual([]);
    });

    it('stand on a supermarket’s page with the goods of the class and below it', async () => {
      const { promotionId } = await publish(poster({ classIds: ['fresh'] }), { storeId: SHELF });
      const at = { storeId: SHELF };
      expect((await guest.api.marketPosterStatus(at)).result).toEqual([
        { id: promotionId, isShow: true },
      ]);
      const { result } = await guest.api.marketPosterProducts(at);
      expect(result).toMatchObject([{ id: promotionId, imgUrl: picture }]);
      expect(result[0]!.products.map(({ productId }) => productId)).toContain('apple');
      const classes = await guest.api.marketPosterClasses({ ...at, posterId: promotionId });
      expect(classes.result).toMatchObject([{ classifyId: 'fruit', productCount: 4 }]);
    });

    it('are drafted by managers, published and ended by owners, and unseen until then', async () => {
      const draft = body(poster(), { isPublished: false } as object);
      expect(await reasonOf(clerk!.api.merchantPromotionSave(draft))).toBe('WRONG_ROLE');
      const { promotionId, seq } = await manager!.api.merchantPromotionSave(draft);
      expect(await shown()).toEqual([]);
      const change = body(poster(), { promotionId, seq } as object);
      expect(await reasonOf(manager!.api.merchantPromotionSave(change))).toBe('NO_PERMISSION');
      const first = await owner!.api.merchantPromotionSave(change);
      const again = await owner!.api.merchantPromotionSave(change);
      expect([first.replay, again.replay]).toEqual([false, true]);
      expect(await shown()).toHaveLength(1);
      const ended = { storeId: STORE, promotionId, seq: 2, requestId: newRequest() };
      expect(await reasonOf(manager!.api.merchantPromotionEnd(ended))).toBe('NO_PERMISSION');
      await owner!.api.merchantPromotionEnd({ ...ended, requestId: newRequest() });
      expect(await shown()).toEqual([]);
    });

    it.each<[string, Partial<Poster>, string]>([
      ['nothing to lead to', { classIds: [] }, 'DEAL_PROMO_INVALID'],
      ['a class and a dish', { productIds: ['rice'] }, 'DEAL_PROMO_INVALID'],
      ['a class of another store', { classIds: ['fruit'] }, 'DEAL_PROMO_INVALID'],
      ['a dish of nobody', { classIds: [], productIds: ['nothing'] }, 'DEAL_PROMO_INVALID'],
      ['a picture of nobody', { picture: '/uploads/menu/nobody.png' }, 'BAD_REQUEST'],
    ])('are refused with %s', async (_name, change, reason) => {
      expect(await reasonOf(publish(poster(change)))).toBe(reason);
    });

    it('are refused with a store or a picture of another merchant', async () => {
      const foreign = publish(poster(), { storeId: asId('t-food-hall') });
      expect(await reasonOf(foreign)).toBe('NO_PERMISSION');
      const other = await tillOf(suite.server, { account: '66990003' }, 'en-US');
      const theirs = await other.api.merchantMenuPhoto(
        { storeId: asId('t-food-hall') },
        { file: new Blob([PNG]) },
      );
      expect(await reasonOf(publish(poster({ picture: theirs.url })))).toBe('BAD_REQUEST');
    });

    it('are gone while their class is empty or no more', async () => {
      await publish(poster());
      const { query } = suite.server.deps.db;
      await query("UPDATE takeout_product SET classify_id = 'other' WHERE store_id = $1", [STORE]);
      expect(await shown()).toEqual([]);
      const at = { storeId: STORE, classId: 'all', requestId: newRequest() };
      await owner!.api.merchantMenuDeleteClass(at);
      expect(await shown()).toEqual([]);
    });
  },
  { clock },
);
