import type { Page } from '@playwright/test';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { dayOf } from '#shared/kernel/time.ts';
import type { Language } from '#shared/i18n/translate.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test, type Shop } from '#tests/support/fixtures.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const LOOKS = [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-GB'],
] as const satisfies readonly (readonly [Language, string])[];
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const NOTE = { zh: '東主有喜', en: 'Family feast' };

test.describe.configure({ mode: 'serial' });

const storeOf = ({ member }: Pick<Shop, 'member'>) => member.api.takeoutStoreGet({ id: STORE });

/** Adds a holiday for a day, with its notes. */
const addHoliday = async (page: Page, day: string): Promise<void> => {
  await page.getByTestId('days-add').click();
  await page.getByTestId('days-from').fill(day);
  await page.getByTestId('days-note-zh').fill(NOTE.zh);
  await page.getByTestId('days-note-en').fill(NOTE.en);
};

for (const [language, locale] of LOOKS)
  test.describe(language, () => {
    test.use({ locale });
    // its store is closed and opened: a server of its own
    let server: ServerProcess;
    let shop: Pick<Shop, 'member'>;
    test.beforeAll(async () => {
      server = await startServer();
      shop = { member: await consumer(server.url) };
    });
    test.afterAll(() => server.remove());

    test('desk row 32: an owner sets hours and a holiday of a takeaway store; guests read it at once', async ({
      page,
      browser,
    }) => {
      const till = new Console(page, server.url, language);
      await till.start(OWNER);
      await page.getByRole('link', { name: till.t('console.nav.stores'), exact: true }).click();
      await page.locator(`[data-testid=store-item][data-store=${STORE}]`).click();
      const today = dayOf((await storeOf(shop)).serverTime);

      await page.getByTestId('hours-edit').click();
      // not today, nor tomorrow: the store goes on selling
      const free = WEEKDAYS[(new Date(today).getUTCDay() + 3) % 7]!;
      const day = till.t(`stores.weekday.${free}`);
      const form = page.getByTestId('hours-form');
      const group = form.getByRole('group', { name: day });
      await expect(group).toBeVisible();
      await group
        .getByRole('button', { name: till.t('stores.hours.remove', { day, number: 1 }) })
        .click();
      await till.expectAccessible();
      await page.getByTestId('hours-save').click();
      await expect(form).toHaveCount(0);
      expect((await storeOf(shop)).businessHours.weekdays).toEqual(
        WEEKDAYS.filter((weekday) => weekday !== free),
      );

      await addHoliday(page, today);
      await till.expectAccessible();
      await page.getByTestId('days-save').click();
      await expect(page.getByTestId('store-days-row')).toContainText(
        NOTE[language === 'en' ? 'en' : 'zh'],
      );
      expect(await storeOf(shop)).toMatchObject({ closedType: 3 });

      const guest = new ConsumerApp(await browser.newPage({ locale }), server.url, language);
      await guest.open(`/store?id=${STORE}&tab=store`);
      await guest.page.getByRole('tab').last().click();
      await expect(
        guest.page.getByText(NOTE[language === 'en' ? 'en' : 'zh'], { exact: false }).first(),
      ).toBeVisible();
      await guest.page.close();

      // the same day twice is refused in words
      await addHoliday(page, today);
      await page.getByTestId('days-save').click();
      await expect(page.getByTestId('days-form')).toContainText(
        language === 'en' ? 'overlap' : '重疊',
      );
      await page.keyboard.press('Escape');
      await page.getByTestId('form-discard').click();
      await page
        .getByRole('button', { name: till.t('stores.days.remove', { days: today }) })
        .click();
      await expect(page.getByTestId('store-days-row')).toHaveCount(0);
      expect((await storeOf(shop)).businessHours.days).toEqual([]);
    });

    test('desk row 8: an owner lets the desk accept by itself: an order comes in, accepted and marked', async ({
      page,
    }) => {
      const till = new Console(page, server.url, language);
      await till.start(OWNER);
      await page.getByTestId('desk-run').click();
      await page.getByTestId('desk-sound-play').click();
      await page.getByTestId('desk-sound-heard').click();
      const door = page.getByTestId('desk-door');
      await door.click();
      const sheet = page.getByTestId('desk-store-sheet');
      await sheet.getByText(till.t('desk.live.page.auto'), { exact: true }).click();
      for (const way of ['DELIVERY', 'PICKUP'] as const)
        await sheet.getByRole('checkbox', { name: till.t(`desk.live.way.${way}`) }).check();
      await till.expectAccessible();
      await page.getByTestId('desk-auto-yes').click();
      await expect(sheet).toHaveCount(0);
      await expect(door).toContainText(till.t('desk.auto.on'));

      const { classifies } = await shop.member.api.takeoutMenu({ storeId: STORE });
      const dish = classifies
        .flatMap(({ products }) => products)
        .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
      const tradeId = await orderByApi(shop.member, { storeId: STORE, dish });
      const { totalPrice } = await shop.member.api.takeoutOrderGet({ tradeId });
      await payByApi(server.url, shop.member, { tradeId, totalPrice });
      const card = page.getByTestId('desk-MAKING').getByTestId('desk-card').first();
      await expect(card).toContainText(till.t('desk.flag.AUTO'));
    });
  });
