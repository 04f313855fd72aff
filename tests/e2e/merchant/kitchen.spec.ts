import type { Page } from '@playwright/test';
import { asId, type OrderId, type RequestId, type StoreId } from '#shared/kernel/ids.ts';
import type { Language } from '#shared/i18n/translate.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInTill, testClient, type TestClient } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const CLERK = 'C2001';
const LOOKS = [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-GB'],
] as const satisfies readonly (readonly [Language, string])[];

test.describe.configure({ mode: 'serial' });

const newRequest = () => asId<RequestId>(crypto.randomUUID());

/** Opens the kitchen from the desk, as a clerk does. */
const toKitchen = async (page: Page): Promise<void> => {
  await page.getByTestId('desk-kitchen').click();
  await expect(page.getByTestId('kitchen-page')).toBeVisible();
};
const tickets = (page: Page) => page.getByTestId('kitchen-ticket');
/** The first cell of a ticket: a long one goes on in the next. */
const ticket = (page: Page, number: string) =>
  tickets(page).and(page.locator(`[data-number="${number}"]`));

for (const [language, locale] of LOOKS)
  test.describe(language, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 } });
    // its store is taken over and gets stations: a server of its own
    let server: ServerProcess;
    let member: TestClient;
    let owner: Awaited<ReturnType<typeof signInTill>>;
    test.beforeAll(async () => {
      server = await startServer();
      member = await consumer(server.url);
      owner = await signInTill(testClient({ url: server.url, kind: 'console' }), {
        account: OWNER,
      });
      await owner.api.merchantDeskRun({ storeId: STORE, runBy: 'STAFF' });
    });
    test.afterAll(() => server.remove());

    /** A paid order that the store has accepted. */
    const accepted = async (readyInMinutes: number): Promise<{ id: OrderId; number: string }> => {
      const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
      const dish = classifies
        .flatMap(({ products }) => products)
        .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
      const id = await orderByApi(member, { storeId: STORE, dish });
      const { totalPrice } = await member.api.takeoutOrderGet({ tradeId: id });
      await payByApi(server.url, member, { tradeId: id, totalPrice });
      const { order } = await owner.api.merchantDeskAccept({
        requestId: newRequest(),
        orderId: id,
        readyInMinutes,
      });
      return { id, number: order.number };
    };
    const stageOf = async (orderId: OrderId) =>
      (await owner.api.merchantDeskGet({ orderId })).order.stage;

    test('desk rows 18, 19: a cook crosses dishes out, is done with a ticket, and takes it back, by touch and by keys', async ({
      page,
      browser,
    }) => {
      const later = await accepted(40);
      const sooner = await accepted(20);
      const till = new Console(page, server.url, language);
      await till.start(CLERK);
      await toKitchen(page);
      // by the time at which they are due
      await expect(tickets(page)).toHaveCount(2);
      await expect(tickets(page).first()).toHaveAttribute('data-number', sooner.number);
      await expect(page.getByTestId('kitchen-totals')).toContainText('4×');
      await till.expectAccessible();

      // another display sees at once what is crossed out
      const other = await browser.newPage({ locale });
      const second = new Console(other, server.url, language);
      await second.start(OWNER);
      await toKitchen(other);
      const dish = ticket(page, sooner.number).getByTestId('kitchen-dish');
      await dish.click();
      await expect(dish).toHaveAttribute('aria-pressed', 'true');
      await expect(ticket(other, sooner.number).getByTestId('kitchen-dish')).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await other.close();
      await till.expectAccessible();
      await expect(page.getByTestId('kitchen-totals')).toContainText('2×');

      // the whole ticket, and back
      await ticket(page, sooner.number).getByTestId('kitchen-bump').click();
      await expect(ticket(page, sooner.number)).toHaveCount(0);
      await till.expectAccessible();
      await page.getByTestId('kitchen-undo').getByRole('button').click();
      await expect(ticket(page, sooner.number)).toBeVisible();
      expect(await stageOf(sooner.id)).toBe('MAKING');

      // the same by keys
      await page.keyboard.press('2');
      await expect(ticket(page, later.number).getByTestId('kitchen-bump')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(ticket(page, later.number)).toHaveCount(0);
      expect(await stageOf(later.id)).toBe('READY');
      await page.keyboard.press('u');
      await expect(ticket(page, later.number)).toBeVisible();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect(ticket(page, sooner.number)).toHaveCount(0);
      await page.keyboard.press('r');
      const bumped = page.getByTestId('kitchen-bumped');
      await expect(bumped).toHaveAttribute('data-number', sooner.number);
      await till.expectAccessible();
      await bumped.getByRole('button').click();
      await expect(page.getByTestId('kitchen-recall-sheet')).toHaveCount(0);
      await expect(ticket(page, sooner.number)).toBeVisible();
    });

    test('desk rows 16, 20: an owner divides the kitchen; the last station that is done makes an order ready', async ({
      page,
    }) => {
      const till = new Console(page, server.url, language);
      await till.start(OWNER);
      await page.evaluate((to) => {
        location.hash = to;
      }, merchantRoutes.merchantKitchen.path);
      await page.getByTestId('kitchen-arrange').click();
      const sheet = page.getByTestId('kitchen-stations-sheet');
      for (const name of ['Wok', 'Grill']) {
        await page.getByTestId('kitchen-add').click();
        await page.getByTestId('kitchen-save').click();
        await expect(sheet.getByText(till.t('kitchen.nameMissing'))).toBeVisible();
        await sheet.getByLabel(till.t('kitchen.name')).fill(name);
        // the dish that is ordered is in the first class that has one to sell
        for (const index of [0, 1])
          await sheet.locator('li > div input[type=checkbox]').nth(index).check();
        await till.expectAccessible();
        await page.getByTestId('kitchen-save').click();
        await expect(
          sheet.getByRole('button', { name: till.t('kitchen.editOf', { name }), exact: true }),
        ).toBeVisible();
      }
      await till.expectAccessible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);

      const order = await accepted(30);
      const station = page.getByTestId('kitchen-station');
      await station.selectOption({ label: 'Wok' });
      const mine = ticket(page, order.number);
      await expect(mine).toContainText(till.t('kitchen.alsoAt', { names: 'Grill' }));
      await mine.getByTestId('kitchen-bump').click();
      await expect(mine).toHaveCount(0);
      expect(await stageOf(order.id)).toBe('MAKING');
      // this device keeps its station
      await page.reload();
      await expect(station.locator('option:checked')).toHaveText('Wok');
      await station.selectOption({ label: 'Grill' });
      await mine.getByTestId('kitchen-bump').click();
      await expect(mine).toHaveCount(0);
      expect(await stageOf(order.id)).toBe('READY');
      await page.getByTestId('kitchen-undo').getByRole('button').click();
      await expect(mine).toBeVisible();
      expect(await stageOf(order.id)).toBe('MAKING');
    });

    test('a display without a line says that its tickets may be old', async ({ page, context }) => {
      const till = new Console(page, server.url, language);
      await till.start(CLERK);
      await toKitchen(page);
      await context.setOffline(true);
      await expect(page.getByText(till.t('desk.stale'))).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(till.t('desk.stale'))).toHaveCount(0);
    });
  });
