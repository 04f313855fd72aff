import { beforeAll, expect, it } from 'vitest';
import type { DishEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { TEST_SHELF, addTestShelf } from '#tests/support/market-store.ts';
import { TEST_STORE } from '#tests/support/takeout-store.ts';
import type { Till } from '#tests/support/server-client.ts';
import { DATABASES } from './databases.ts';
import { addDeskStaff } from './desk-suite.ts';
import { aDishEdit } from './menu-suite.ts';
import { newRequest, onEach, tillOf } from './suite.ts';

const STORE = asId<StoreId>(TEST_SHELF.id);
const PLACE = { lat: TEST_STORE.lat, lon: TEST_STORE.lon };

onEach(DATABASES, 'goods that a supermarket adds itself (docs/adr/0031)', (suite) => {
  let owner: Till;
  beforeAll(async () => {
    const { query } = suite.server.deps.db;
    await addTestShelf(query, { run_by: 'STAFF' });
    await query(
      "INSERT INTO market_category (id, parent_id, position, name_zh, name_en, picture) VALUES ('c', '', 99, '時令果品', 'Seasonal', '')",
    );
    await addDeskStaff(suite.server);
    owner = await tillOf(suite.server, { account: 'K-owner' }, 'zh-TW');
  });

  const at = () => ({ requestId: newRequest(), storeId: STORE });
  /** The ids of goods of the whole market that a word or a category finds. */
  const found = async (wish: { keyword?: string; categoryId?: string }): Promise<string[]> => {
    const { api } = suite.server.client();
    const { result } = await api.marketListStoreProduct({ ...PLACE, ...wish, size: 100 });
    return result.map(({ productId }) => productId);
  };
  const goods = (zh: string, change: Partial<DishEdit> = {}) =>
    aDishEdit({ classId: 'fruit', name: { zh, en: '' }, ...change });
  const renameClass = (zh: string) =>
    owner.api.merchantMenuSaveClass({
      ...at(),
      classId: 'fruit',
      parentId: 'fresh',
      name: { zh, en: '' },
    });

  it('are found by their name, their class and its category, as soon as they are there', async () => {
    // what is found is held in memory: it is looked for before, too
    expect(await found({ keyword: '釋迦鳳梨' })).toEqual([]);
    const { dish } = await owner.api.merchantMenuSave({ ...at(), dish: goods('釋迦鳳梨') });
    const id = dish.productId;
    expect(await found({ keyword: '釋迦鳳梨' })).toEqual([id]);
    expect(await found({ categoryId: 'c' })).toContain(id);
    expect(await found({ keyword: '時令果品' })).toContain(id);
    await renameClass('果欄直送');
    expect(await found({ keyword: '果欄直送' })).toEqual([id]);
    const near = await suite.server
      .client()
      .api.marketNearList({ ...PLACE, keyword: '釋迦鳳梨', size: 100 });
    expect(near.result.map(({ storeId }) => storeId)).toEqual([STORE]);

    await owner.api.merchantMenuSave({
      ...at(),
      productId: id,
      seq: dish.seq,
      dish: goods('大目釋迦', { price: 990 as DishEdit['price'] }),
    });
    expect(await found({ keyword: '釋迦鳳梨' })).toEqual([]);
    const { result } = await suite.server
      .client()
      .api.marketListStoreProduct({ ...PLACE, keyword: '大目釋迦' });
    expect(result).toMatchObject([{ productId: id, price: 990 }]);
    await owner.api.merchantMenuDelete({ ...at(), productId: id, seq: dish.seq + 1 });
    expect(await found({ keyword: '大目釋迦' })).toEqual([]);
  });

  it('are found when a file brought them in, until it is taken back', async () => {
    const text = 'number,dish_zh,class_zh,price\nF-1,紅心火龍果,類別 home,12';
    const { importId } = await owner.api.merchantMenuImportCheck(
      { storeId: STORE },
      { file: new Blob([text]) },
    );
    await owner.api.merchantMenuImportApply({ ...at(), importId });
    expect(await found({ keyword: '紅心火龍果' })).toHaveLength(1);
    await owner.api.merchantMenuImportUndo({ ...at(), importId });
    expect(await found({ keyword: '紅心火龍果' })).toEqual([]);
  });

  it('under a new name are no longer the article of the catalogue, and stay in its category', async () => {
    const productId = asId<ProductId>('durian');
    const { dish } = await owner.api.merchantMenuGet({ storeId: STORE, productId });
    expect(await found({ keyword: '貨品 durian' })).toEqual(['durian']);
    await owner.api.merchantMenuSave({
      ...at(),
      productId,
      seq: dish.seq,
      dish: { ...goods('貓山王榴槤'), price: dish.price },
    });
    expect(await found({ keyword: '貓山王榴槤' })).toEqual(['durian']);
    expect(await found({ keyword: '貨品 durian' })).toEqual([]);
    expect(await found({ categoryId: 'c' })).toContain('durian');
  });
});
