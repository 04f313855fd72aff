// Supermarket screens of the consumer app, for `npm run pictures`.
import type { Page } from 'playwright';
import { asId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { MARKET_EXAMPLES } from '#server/demo/market/index.ts';
import type { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { OPEN_MARKET, paidBasket, townBasket } from '#tests/support/market-orders.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

type Shoot = (page: Page, name: string) => Promise<void>;

const PHONE = '66880001';

/** From the home to the checkout, and an order that was just paid. */
export const marketPictures = async (phone: ConsumerApp, shoot: Shoot): Promise<void> => {
  const { page, origin } = phone;
  const shown = async (name: string, address: string): Promise<void> => {
    await phone.open(address);
    await page.waitForLoadState('networkidle');
    await page.locator('[aria-busy=true]:visible').first().waitFor({ state: 'detached' });
    await shoot(page, name);
  };
  const client = testClient({ url: origin });
  await signInMember(client, PHONE);
  const tradeId = asId<never>(await paidBasket(origin, client, await townBasket(client)));
  await phone.beSignedIn(PHONE);
  const productId = asId<never>(MARKET_EXAMPLES.products.multiSku);
  for (const [name, address] of [
    ['market-home', consumerRoutes.marketIndex.path],
    ['market-category', consumerRoutes.marketCategory.path],
    ['market-search', href(consumerRoutes.marketSearch, { keyword: '奶' })],
    ['market-store', href(consumerRoutes.marketStore, { id: OPEN_MARKET })],
    ['market-product', href(consumerRoutes.marketStoreProduct, { id: OPEN_MARKET, productId })],
    ['market-order', href(consumerRoutes.marketOrderInfo, { tradeId })],
  ] as const)
    await shown(name, address);
  await leaveCart(page, origin, { kind: 'market', storeId: OPEN_MARKET, quantity: 6 });
  await shown('market-checkout', href(consumerRoutes.marketOrder, { storeId: OPEN_MARKET }));
};
