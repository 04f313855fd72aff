import type { Page } from '@playwright/test';
import { asId } from '#shared/kernel/ids.ts';
import { testClient } from './server-client.ts';

/** A store of the town that is open at any hour, and has dishes and vouchers. */
export const OPEN_STORE = 't-lotus-congee';

/** Leaves in the browser what a checkout leaves there for the choice of offers, a visitor’s, which whoever signs in takes over: an order of at least so much (in cents), and what was chosen before. */
export const leaveOrder = async (
  page: Page,
  origin: string,
  {
    least = 10_000,
    chosen = null as readonly { id: string; kind: string; name: string }[] | null,
  } = {},
): Promise<void> => {
  const { api } = testClient({ url: origin });
  const { classifies } = await api.takeoutMenu({ storeId: asId(OPEN_STORE) });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(
      ({ skus, sellout, limitCount, isDiscount }) =>
        skus.length === 1 && !sellout && limitCount < 0 && !isDiscount,
    );
  if (dish === undefined) throw new Error('no plain dish');
  const order = {
    storeId: OPEN_STORE,
    deliveryType: 1,
    productList: [
      {
        productId: dish.productId,
        skuId: dish.skus[0]!.skuId,
        quantity: Math.ceil(least / dish.price),
        props: [],
        selectedPurchase: false,
      },
    ],
    selectedAddress: {
      contactName: '',
      region: '853',
      phone: '',
      mapAddress: '',
      detail: '',
      lat: 22.1937,
      lon: 113.5399,
    },
  };
  await page.goto(`${origin}/healthz`);
  await page.evaluate(
    (kept) => {
      localStorage.setItem('senado.offerChoices', kept);
    },
    JSON.stringify({ [`cart/takeout/guest/${OPEN_STORE}`]: { order, chosen, at: Date.now() } }),
  );
};
