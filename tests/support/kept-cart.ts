import type { Page } from '@playwright/test';
import type { CartLine } from '#shared/cart/cart-line.ts';
import { lineId } from '#shared/cart/line-id.ts';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { cartChoice, defaultSelection } from '#shared/cart/sku-choice.ts';
import type { MenuProductRow } from '#shared/contract/consumer/takeout-menu-shapes.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { testClient } from './server-client.ts';

export type Wanted = {
  storeId: string;
  /** Which dish, by the menu's own facts; the first that fits. */ is?: (
    dish: MenuProductRow,
  ) => boolean;
  quantity?: number;
  way?: 'delivery' | 'pickup';
};

/** A dish that anybody can have any number of. */
const isPlain = ({
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

/** Leaves in the browser what choosing a dish leaves there: the member's cart of a store, as `lib/cart-disk.ts` keeps it. The page must be one of the server. */
export const leaveCart = async (
  page: Page,
  origin: string,
  { storeId, is = isPlain, quantity = 2, way = 'delivery' }: Wanted,
): Promise<{ dish: MenuProductRow }> => {
  const { api } = testClient({ url: origin });
  const menu = await api.takeoutMenu({ storeId: asId(storeId) });
  const dish = menu.classifies.flatMap(({ products }) => products).find(is);
  if (dish === undefined) throw new Error('no such dish');
  const product = menuProductWithOptions(dish, menu.storeHighProps);
  const { sku, props } = defaultSelection(product);
  const choice = cartChoice(product, sku!, props);
  const at = instant(Date.now());
  const line: CartLine = {
    ...choice,
    uuid: lineId(choice),
    quantity,
    selected: true,
    type: null,
    joinTime: at,
    updateTime: at,
  };
  const cart = {
    lines: [line],
    names: { [line.uuid]: { name: dish.productName, options: '', picture: dish.imgUrl } },
    way,
    offerIds: null,
    savedAt: at,
  };
  await page.evaluate(
    ([kept, store]) =>
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
            .put(JSON.parse(kept), `cart/takeout/${userId ?? 'guest'}/${store}`);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [JSON.stringify(cart), storeId] as const,
  );
  return { dish };
};
