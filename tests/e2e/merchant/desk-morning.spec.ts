import { businessDay } from '#shared/order/desk/business-day.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { menuProductWithOptions } from '#shared/cart/menu-product.ts';
import { defaultSelection } from '#shared/cart/sku-choice.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { SettingsPage } from '#tests/support/console-settings-page.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { fakePlatform } from '#tests/support/fake-platform.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';

test.use({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });

// its store is taken over: a server of its own
let server: ServerProcess;
let day: 'TODAY' | 'TOMORROW';
test.beforeAll(async () => {
  server = await startServer();
  const owner = await signInTill(testClient({ url: server.url, kind: 'console' }), {
    account: OWNER,
  });
  await owner.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
  const member = await consumer(server.url);
  const { api } = member;
  const { classifies, storeHighProps } = await api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
  const { sku, props } = defaultSelection(menuProductWithOptions(dish, storeHighProps));
  const { result } = await api.takeoutAskForTimes({ storeId: STORE });
  const slot = result.find(({ isNow }) => !isNow)!;
  day = businessDay(slot.at) === businessDay(instant(Date.now())) ? 'TODAY' : 'TOMORROW';
  const body = {
    storeId: STORE,
    deliveryType: 3,
    productList: [
      {
        productId: dish.productId,
        skuId: sku!.skuId,
        quantity: 3,
        props: [...props],
        selectedPurchase: false,
      },
    ],
    askForTime: { isNow: false, at: slot.at },
  };
  const { quote } = await api.takeoutCheckProduct(body);
  const { tradeId, totalPrice } = await api.takeoutOrderCreate(
    {
      ...body,
      totalPrice: quote!.totalPrice,
      tablewareQty: 0,
      remarks: '花生過敏，請分開裝',
      buyer: { region: '853', phone: '66880001' },
    },
    { key: crypto.randomUUID() },
  );
  await payByApi(server.url, member, { tradeId, totalPrice });
});
test.afterAll(() => server.remove());

for (const language of ['zh-Hant', 'en'] as const)
  test(`the list of a day’s pre-orders is looked at on the desk, and printed by this till where the store has no printer (${language})`, async ({
    page,
  }) => {
    const platform = await fakePlatform(page);
    const till = new Console(page, server.url, 'zh-Hant');
    await till.start(OWNER);
    const settings = new SettingsPage(till);
    await settings.open();
    await settings.choose('printer', 'serial');
    await page.getByTestId('printer-connect').click();
    const at = language === 'en' ? new Console(page, server.url, 'en') : till;
    if (language === 'en') await till.switchLanguage();
    for (const [width, paper] of [
      [1280, '80'],
      [360, '58'],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await settings.open();
      await settings.choose('paper', paper);
      await page.setViewportSize({ width, height: 800 });
      await till.open(`${merchantRoutes.merchantDesk.path}?store=${STORE}`);
      await page.getByTestId('desk-morning').click();
      const dialog = page.getByTestId('morning-dialog');
      await dialog.getByText(at.t(`print.morning.day.${day}`), { exact: true }).click();
      await expect(dialog.getByTestId('morning-orders')).toContainText('花生過敏，請分開裝');
      await expect(dialog.getByTestId('morning-totals')).toContainText('3 × ');
      await at.expectAccessible();
      const papers = async () => (await platform.papers()).filter(({ length }) => length > 100);
      const before = (await papers()).length;
      await dialog.getByTestId('morning-print').click();
      await expect.poll(async () => (await papers()).length).toBe(before + 1);
      await page.keyboard.press('Escape');
    }
  });
