import type { Page } from '@playwright/test';
import { cartKey } from '#shared/cart/cart-key.ts';
import type { CartLine } from '#shared/cart/cart-line.ts';
import { lineId } from '#shared/cart/line-id.ts';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { cartChoice, defaultSelection } from '#shared/cart/sku-choice.ts';
import type { HighProp } from '#shared/cart/product-options.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { testClient, type TestClient } from './server-client.ts';

export type Wanted = {
  storeId: string;
  kind?: StoreKind;
  /** Which dish, by the menu's own facts; the first that fits. */ is?: (
    dish: MenuProductRow,
  ) => boolean;
  quantity?: number;
  /** How many dishes, a line each. */
  count?: number;
  way?: 'delivery' | 'pickup';
};

/** A product that anybody can have any number of. */
export const isPlain = ({
  sellout,
  limitCount,
  discount,
  seckill,
  alcoholPercent,
  skus,
}: MenuProductRow): boolean =>
  !sellout &&
  limitCount < 0 &&
  discount === null &&
  seckill === null &&
  alcoholPercent === 0 &&
  skus.every(
    ({ storeStock, orderLimitCount }) => (storeStock < 0 || storeStock > 20) && orderLimitCount < 0,
  );

type Shelf = { products: readonly MenuProductRow[]; storeHighProps: readonly HighProp[] };

/** The dishes of a store. */
export const menuOf = async ({ api }: TestClient, storeId: string): Promise<Shelf> => {
  const { classifies, storeHighProps } = await api.takeoutMenu({ storeId: asId(storeId) });
  return { products: classifies.flatMap(({ products }) => products), storeHighProps };
};

/** What stands first in each class of a supermarket. */
export const shelfOf = async ({ api }: TestClient, store: string): Promise<Shelf> => {
  const storeId = asId<never>(store);
  const { classifies } = await api.marketClassify({ storeId });
  const pages = await Promise.all(
    classifies.map(({ classifyId }) => api.marketProductListNew({ storeId, classifyId, size: 60 })),
  );
  const { storeHighProps } = await api.marketProductStatus({ storeId, ids: [] });
  return { products: pages.flatMap(({ result }) => result), storeHighProps };
};

/** Leaves in the browser what choosing a product leaves there: the member's cart of a store, as `domain/cart/cart-disk.ts` keeps it. The page must be one of the server. */
export const leaveCart = async (
  page: Page,
  origin: string,
  { storeId, kind = 'takeout', is = isPlain, quantity = 2, count = 1, way = 'delivery' }: Wanted,
): Promise<{ dish: MenuProductRow }> => {
  const client = testClient({ url: origin });
  const menu = await (kind === 'market' ? shelfOf : menuOf)(client, storeId);
  const dishes = menu.products.filter(is).slice(0, count);
  const [dish] = dishes;
  if (dish === undefined) throw new Error('no such dish');
  const at = instant(Date.now());
  const lines = dishes.map((each): CartLine => {
    const product = menuProductWithOptions(each, menu.storeHighProps);
    const { sku, props } = defaultSelection(product);
    const choice = cartChoice(product, sku!, props);
    return {
      ...choice,
      uuid: lineId(choice),
      quantity,
      selected: true,
      type: null,
      joinTime: at,
      updateTime: at,
    };
  });
  const cart = {
    lines,
    names: Object.fromEntries(
      lines.map(({ uuid }, place) => {
        const { productName, imgUrl } = dishes[place]!;
        return [uuid, { name: productName, options: '', picture: imgUrl }];
      }),
    ),
    way,
    offerIds: null,
    savedAt: at,
  };
  await page.evaluate(
    ([kept, keyOf]) =>
      new Promise<void>((resolve, reject) => {
        const { userId } = JSON.parse(localStorage.getItem('senado.session') ?? '{}') as {
          userId?: string;
        };
        const opening = indexedDB.open('senado');
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('carts');
        });
        opening.addEventListener('error', () => {
          reject(new Error('no database'));
        });
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('carts', 'readwrite');
          writing
            .objectStore('carts')
            .put(JSON.parse(kept), keyOf.replace('guest', userId ?? 'guest'));
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [JSON.stringify(cart), cartKey({ vertical: kind, userId: null, storeId })] as const,
  );
  return { dish };
};
