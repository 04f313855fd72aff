import type { Page } from '@playwright/test';
import { contract } from '#shared/contract/index.ts';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import type { Language } from '#shared/i18n/translate.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test, type Shop } from '#tests/support/fixtures.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const CLERK = 'C2001';
const LOOKS = [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-GB'],
] as const satisfies readonly (readonly [Language, string])[];

test.describe.configure({ mode: 'serial' });

const dishOf = async ({ member }: Pick<Shop, 'member'>) => {
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  return classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
};

const paid = async (url: string, shop: Pick<Shop, 'member'>): Promise<OrderId> => {
  const tradeId = await orderByApi(shop.member, { storeId: STORE, dish: await dishOf(shop) });
  const { totalPrice } = await shop.member.api.takeoutOrderGet({ tradeId });
  await payByApi(url, shop.member, { tradeId, totalPrice });
  return tradeId;
};

const storeOf = ({ member }: Pick<Shop, 'member'>) => member.api.takeoutStoreGet({ id: STORE });
const sheet = (page: Page) => page.getByTestId('desk-store-sheet');

for (const [language, locale] of LOOKS)
  test.describe(language, () => {
    test.use({ locale });
    // its stores are paused and taken over: a server of its own
    let server: ServerProcess;
    let shop: Pick<Shop, 'member'>;
    test.beforeAll(async () => {
      server = await startServer();
      shop = { member: await consumer(server.url) };
    });
    test.afterAll(() => server.remove());

    test('desk rows 6, 30, 31: an owner tests the sound, adds minutes, pauses, and takes orders again; guests read why', async ({
      page,
      browser,
    }) => {
      const till = new Console(page, server.url, language);
      await till.start(OWNER);
      await page.getByTestId('desk-run').click();
      // a shift begins with a ring
      await page.getByTestId('desk-sound-play').click();
      await page.getByTestId('desk-sound-heard').click();
      await expect(page.getByTestId('desk-sound-test')).toHaveCount(0);
      await expect(page.getByTestId('desk-deaf')).toHaveCount(0);

      const door = page.getByTestId('desk-door');
      await door.click();
      await page.getByLabel(till.t('desk.live.extraBy', { count: 20 })).check();
      await till.expectAccessible();
      const { prepMinutes } = await storeOf(shop);
      await page.getByTestId('desk-busy-yes').click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(door).toContainText('+20');
      expect((await storeOf(shop)).prepMinutes).toBe(prepMinutes + 20);

      await door.click();
      await sheet(page).getByText(till.t('desk.live.page.pause'), { exact: true }).click();
      await page.getByTestId('desk-pause-yes').click();
      await expect(page.getByText(till.t('desk.refuse.missing'))).toBeVisible();
      await page.getByLabel(till.t('desk.live.reason.EQUIPMENT')).check();
      await till.expectAccessible();
      await page.getByTestId('desk-pause-yes').click();
      await expect(door).toContainText(till.t('desk.live.reason.EQUIPMENT'));

      const guest = new ConsumerApp(await browser.newPage({ locale }), server.url, language);
      await guest.open(`/store?id=${STORE}`);
      await expect(guest.page.getByText(till.t('shop.pause.EQUIPMENT')).first()).toBeVisible();
      await guest.page.close();

      await door.click();
      await page.getByTestId('desk-resume').click();
      await expect(sheet(page)).toHaveCount(0);
      expect((await storeOf(shop)).pause).toBeNull();
    });

    test('desk row 13: a clerk refuses an order because a dish is out, and switches it on again', async ({
      page,
    }) => {
      const till = new Console(page, server.url, language);
      await till.start(CLERK);
      await paid(server.url, shop);
      await page.getByTestId('desk-refuse').click();
      await page.getByLabel(till.t('desk.reason.1')).check();
      // its name as this page writes it
      const box = page.getByRole('dialog').getByRole('checkbox').first();
      const name = await box.evaluate((field: HTMLInputElement) => field.labels![0]!.textContent);
      await box.check();
      await till.expectAccessible();
      await page.getByTestId('desk-refuse-yes').click();
      await expect(page.getByTestId('desk-NEW').getByTestId('desk-card')).toHaveCount(0);
      const dish = page.getByTestId('desk-out-dish');
      const whole = dish.locator('> div').getByTestId('desk-out-switch');
      await page.getByTestId('desk-out').click();
      await expect(dish).toContainText(name);
      await till.expectAccessible();
      await whole.click();
      await expect(page.getByText(till.t('desk.out.nothing'))).toBeVisible();
      // any other dish is found by its name
      await page.getByRole('searchbox', { name: till.t('desk.out.find') }).fill(name);
      await whole.first().click();
      await expect(whole.first()).toHaveText(till.t('desk.out.switchOn'));
      await whole.first().click();
      await expect(whole.first()).toHaveText(till.t('desk.out.switchOff'));
    });

    test('desk row 6: a mute till is red at the other tills', async ({ page, browser }) => {
      // a test's own scripts count as a touch
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
      });
      const till = new Console(page, server.url, language);
      await till.start(CLERK);
      await expect(page.getByTestId('desk-page')).toBeVisible();
      const other = await browser.newPage({ locale });
      const second = new Console(other, server.url, language);
      const told = (canRing: boolean, timeout: number) =>
        other.waitForResponse(
          (reply) =>
            reply.url().endsWith(contract.merchantDeskHeard.path) &&
            (reply.request().postDataJSON() as { canRing: boolean }).canRing === canRing,
          { timeout },
        );
      // the second is touched before its bell is loaded: it rings without another touch
      await other.route('**/assets/bell-*.js', async (route) => {
        await other.mouse.click(1, 1);
        await route.continue();
      });
      const rings = told(true, 60_000);
      await second.start(OWNER);
      await rings;
      // the first till has not been touched: its browser is mute
      await expect(other.getByTestId('desk-deaf')).toBeVisible();
      await second.expectAccessible();
      // the last till that hears the store is not muted: the first is touched, and the second learns of it
      const sound = (key: 'console.sound.on' | 'console.sound.off') =>
        other.getByRole('button', { name: second.t(key), exact: true });
      await sound('console.sound.on').click();
      const firstRings = page.waitForResponse(
        (reply) =>
          reply.url().endsWith(contract.merchantDeskHeard.path) &&
          (reply.request().postDataJSON() as { canRing: boolean }).canRing,
      );
      await page.mouse.click(1, 1);
      await firstRings;
      await told(true, 45_000);
      // muted by hand, it says so at once: whoever comes next hears it again (decision DA4)
      // before the next of its reports, which come every 20 seconds
      const isMuted = told(false, 15_000);
      await other.getByLabel(second.t('console.sound.play')).click();
      await isMuted;
      await other.keyboard.press('Escape');
      await other.reload();
      await expect(sound('console.sound.off')).toBeVisible();
      await second.signOut();
      await second.signIn(CLERK);
      await expect(sound('console.sound.on')).toBeVisible();
      await other.close();
    });
  });
