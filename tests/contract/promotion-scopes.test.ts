import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { StorePromotionPlan } from '#shared/contract/merchant/promotion.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, instant } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { addTestShelf, TEST_SHELF } from '#tests/support/market-store.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { basket } from './market-suite.ts';
import { aPlan, FIVE_OFF } from './promotion-suite.ts';
import { memberOf, newRequest, onEach, reasonOf, tillOf } from './suite.ts';
import { dish, paidOrder, pickup } from './takeout-suite.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const STORE = asId<StoreId>(TEST_STORE.id);
const SHELF = asId<StoreId>(TEST_SHELF.id);
type Full = Extract<StorePromotionPlan['terms'], { kind: 'full' }>;

/** $5.00 off from $10.00 of some dishes on. */
const off = (scope: Partial<Full>): Full => ({
  ...(FIVE_OFF as Full),
  tiers: [{ from: cents(1000), off: cents(500), percent: 0 }],
  ...scope,
});

onEach(
  DATABASES,
  'reductions by class and by brand (decision DA26)',
  (suite) => {
    let [owner, manager, clerk]: Till[] = [];
    let guest: TestClient;
    let phones = 0;
    beforeAll(async () => {
      const { query } = suite.server.deps.db;
      await addTestStore(query, { run_by: 'STAFF' });
      await addTestShelf(query, { run_by: 'STAFF' });
      await addDeskStaff(suite.server);
      owner = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
      manager = await tillOf(suite.server, { account: 'K-manager' }, 'en-US');
      clerk = await tillOf(suite.server, { account: 'K-clerk' }, 'en-US');
      await query(
        `UPDATE takeout_product SET facts = jsonb_set(facts, '{goods,classChain}', '["fresh", "fruit"]') WHERE store_id = $1 AND classify_id = 'fruit'`,
        [SHELF],
      );
      await query(
        `UPDATE takeout_product SET facts = jsonb_set(facts, '{goods,brandChain}', '["house-minho", "galo"]') WHERE store_id = $1 AND id = 'tea'`,
        [SHELF],
      );
    });
    beforeEach(async () => {
      const { query } = suite.server.deps.db;
      await query(
        'DELETE FROM takeout_activity a USING store_promotion s WHERE a.store_id = s.store_id AND a.id = s.id',
      );
      await query('DELETE FROM store_promotion');
      await query('DELETE FROM takeout_classify WHERE store_id = $1', [STORE]);
      await insertRows(
        query,
        'takeout_classify',
        ['rices', 'noodles', 'wines'].map((id, position) => ({
          merchant_id: TEST_STORE.merchantId,
          store_id: STORE,
          id,
          position,
          name_zh: `類別 ${id}`,
          name_en: `Class ${id}`,
          picture: '',
        })),
      );
      await query(
        `UPDATE takeout_product SET classify_id = CASE id WHEN 'rice' THEN 'rices' WHEN 'noodle' THEN 'noodles' ELSE 'wines' END WHERE store_id = $1`,
        [STORE],
      );
      phones += 1;
      guest = await memberOf(suite.server, String(66_760_000 + phones));
    });

    const body = (terms: Full, { storeId = STORE, ...change } = {}) => ({
      requestId: newRequest(),
      storeId,
      plan: aPlan(terms, NOON),
      isPublished: true,
      ...change,
    });
    const publish = (terms: Full, change: object = {}) =>
      owner!.api.merchantPromotionSave(body(terms, change));
    const priceOf = async (productId: string) =>
      (await guest.api.takeoutCheckProduct(pickup({ productList: [dish(productId, 2)] }))).quote!
        .totalPrice;
    const shelfPrice = async (productId: string) =>
      (
        await guest.api.marketCheckProduct(
          basket({ storeId: SHELF, productList: [dish(productId, 2), dish('bag')] }),
        )
      ).quote!.totalPrice;

    it('are chosen from the classes and brands that a store has', async () => {
      const { classes, brands } = await owner!.api.merchantPromotionScopes({ storeId: SHELF });
      expect(classes).toContainEqual({
        classId: 'fruit',
        parentId: 'fresh',
        name: { zh: '類別 fruit', en: 'Class fruit' },
        dishes: 5,
      });
      expect(brands.map(({ brandId }) => brandId)).toEqual(['lighthouse', 'galo']);
      expect(brands[0]).toMatchObject({ name: { en: 'Lighthouse' }, dishes: 8 });
      const takeaway = await owner!.api.merchantPromotionScopes({ storeId: STORE });
      expect(takeaway.classes.map(({ classId }) => classId)).toEqual(['rices', 'noodles', 'wines']);
      expect(takeaway.brands).toEqual([]);
      expect(await reasonOf(clerk!.api.merchantPromotionScopes({ storeId: STORE }))).toBe(
        'WRONG_ROLE',
      );
      const foreign = owner!.api.merchantPromotionScopes({ storeId: asId('t-food-hall') });
      expect(await reasonOf(foreign)).toBe('NO_PERMISSION');
    });

    it('count for a brand that came with a file, by its name', async () => {
      const at = { storeId: SHELF };
      const file = new Blob(['dish_zh,brand_zh,brand_en\n貨品 bag,葡韻,Luso\n貨品 soap,葡韻,Luso']);
      const { importId } = await owner!.api.merchantMenuImportCheck(at, { file });
      const applied = { ...at, importId, requestId: newRequest() };
      await owner!.api.merchantMenuImportApply(applied);
      const { brands } = await owner!.api.merchantPromotionScopes(at);
      const luso = brands.find(({ name }) => name.en === 'Luso')!;
      expect(luso.dishes).toBe(2);
      const usual = await shelfPrice('tea');
      const tiers = [{ from: cents(200), off: cents(100), percent: 0 }];
      await publish(off({ brandIds: [luso.brandId], tiers }), at);
      expect(await shelfPrice('tea')).toBe(usual - 100);
      await owner!.api.merchantMenuImportUndo({ ...applied, requestId: newRequest() });
    });

    it('lower a takeaway’s dishes of the class alone', async () => {
      const [rice, noodle] = [await priceOf('rice'), await priceOf('noodle')];
      const draft = await manager!.api.merchantPromotionSave(
        body(off({ classIds: ['rices'] }), { isPublished: false } as object),
      );
      expect(await priceOf('rice')).toBe(rice);
      const { promotionId, seq } = draft;
      const change = { promotionId, seq };
      const mine = body(off({ classIds: ['rices'] }), change as object);
      expect(await reasonOf(manager!.api.merchantPromotionSave(mine))).toBe('NO_PERMISSION');
      expect((await owner!.api.merchantPromotionSave(mine)).state).toBe('RUNNING');
      expect([await priceOf('rice'), await priceOf('noodle')]).toEqual([rice - 500, noodle]);
      const { promotion } = await owner!.api.merchantPromotionGet({ storeId: STORE, promotionId });
      expect(promotion.terms).toMatchObject({ classIds: ['rices'], productIds: [] });
    });

    it('lower a supermarket’s goods of the classes below too, and of a brand alone', async () => {
      const prices = async () => ({
        apple: await shelfPrice('apple'),
        lettuce: await shelfPrice('lettuce'),
        tea: await shelfPrice('tea'),
      });
      const usual = await prices();
      await publish(off({ classIds: ['fresh'] }), { storeId: SHELF });
      await publish(off({ brandIds: ['galo'] }), { storeId: SHELF });
      expect(await prices()).toEqual({
        ...usual,
        apple: usual.apple - 500,
        tea: usual.tea - 500,
      });
    });

    it('stand beside one another where they share no dish, and clash where they do', async () => {
      const ofRice = await publish(off({ classIds: ['rices'] }));
      expect(await reasonOf(publish(off({ productIds: ['rice'] })))).toBe('PROMOTION_CLASH');
      expect(await reasonOf(publish(off({ classIds: ['wines', 'rices'] })))).toBe(
        'PROMOTION_CLASH',
      );
      expect(await reasonOf(publish(off({})))).toBe('PROMOTION_CLASH');
      await publish(off({ productIds: ['noodle'] }));
      await publish(off({ classIds: ['wines'] }));
      const percent = [{ from: cents(1000), off: cents(0), percent: 10 }];
      await publish(off({ classIds: ['rices'], way: 'PERCENT', tiers: percent }));
      const { clashes } = await manager!.api.merchantPromotionPreview({
        storeId: STORE,
        plan: aPlan(off({ productIds: ['rice'] }), NOON),
      });
      expect(clashes.map(({ promotionId }) => promotionId)).toEqual([ofRice.promotionId]);
    });

    it('clash by what was put on without a form', async () => {
      await suite.server.deps.db.query(
        `INSERT INTO takeout_activity (merchant_id, store_id, id, kind, position, starts_at, rules) VALUES ($1, $2, 'test.brand', 'full', 9, 0, $3)`,
        [
          TEST_SHELF.merchantId,
          SHELF,
          JSON.stringify({
            name: { zh: '品牌滿減', en: 'Brand' },
            productType: 3,
            productTypeIdList: ['house-minho'],
            productList: [],
            shareVoucher: true,
            activityType: 1,
            discountContentList: [{ fullAtm: 1000, discount: 100 }],
          }),
        ],
      );
      const ofTea = publish(off({ productIds: ['tea'] }), { storeId: SHELF });
      expect(await reasonOf(ofTea)).toBe('PROMOTION_CLASH');
      expect(await reasonOf(publish(off({ classIds: ['home'] }), { storeId: SHELF }))).toBe(
        'PROMOTION_CLASH',
      );
      await publish(off({ classIds: ['fresh'] }), { storeId: SHELF });
      await suite.server.deps.db.query("DELETE FROM takeout_activity WHERE id = 'test.brand'");
    });

    it.each<[string, Partial<Full>]>([
      ['a class of another store', { classIds: ['fruit'] }],
      ['a class twice', { classIds: ['rices', 'rices'] }],
      ['a class and a dish', { classIds: ['rices'], productIds: ['noodle'] }],
      ['a brand of a takeaway', { brandIds: ['lighthouse'] }],
    ])('refuse %s', async (_name, scope) => {
      const plan = aPlan(off(scope), NOON);
      expect(await reasonOf(publish(off(scope)))).toBe('DEAL_PROMO_INVALID');
      expect(await reasonOf(manager!.api.merchantPromotionPreview({ storeId: STORE, plan }))).toBe(
        'DEAL_PROMO_INVALID',
      );
    });

    it('are priced over the baskets of last week', async () => {
      const { query } = suite.server.deps.db;
      await query('DELETE FROM takeout_order WHERE store_id = $1', [STORE]);
      for (const id of ['rice', 'rice', 'noodle'])
        await paidOrder(suite.server, guest, pickup({ productList: [dish(id)] }));
      const shown = await manager!.api.merchantPromotionPreview({
        storeId: STORE,
        plan: aPlan(off({ classIds: ['rices'] }), NOON),
      });
      expect(shown).toMatchObject({ baskets: 3, reached: 2 });
      expect(shown.before - shown.after).toBe(1000);
    });

    it('count for nothing once their class is emptied and taken away, and break no price', async () => {
      const usual = await priceOf('rice');
      const { promotionId } = await publish(off({ classIds: ['rices'] }));
      expect(await priceOf('rice')).toBe(usual - 500);
      await suite.server.deps.db.query(
        "UPDATE takeout_product SET classify_id = 'noodles' WHERE store_id = $1 AND id = 'rice'",
        [STORE],
      );
      expect(await priceOf('rice')).toBe(usual);
      const at = { storeId: STORE, classId: 'rices', requestId: newRequest() };
      await owner!.api.merchantMenuDeleteClass(at);
      expect(await priceOf('rice')).toBe(usual);
      expect((await guest.api.activityFull({ storeId: STORE })).result).toHaveLength(1);
      const { promotion } = await owner!.api.merchantPromotionGet({ storeId: STORE, promotionId });
      expect(promotion.state).toBe('RUNNING');
      await publish(off({ productIds: ['rice'] }));
      expect(await priceOf('rice')).toBe(usual - 500);
    });

    it('stand in the audit by the names of their classes', async () => {
      await publish(off({ classIds: ['noodles', 'wines'] }));
      const { result } = await owner!.api.merchantAuditList({
        storeIds: [STORE],
        from: instant(NOON - DAY),
        to: instant(NOON + DAY),
        thing: 'PROMOTION',
      });
      expect(result[0]!.changes).toContainEqual({
        field: 'classes',
        before: null,
        after: '類別 noodles; 類別 wines',
      });
    });
  },
  { clock },
);
