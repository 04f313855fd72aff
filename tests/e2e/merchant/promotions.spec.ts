import type { Page } from '@playwright/test';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, MACAU_OFFSET } from '#shared/kernel/time.ts';
import { orderByApi, payByApi } from '#tests/support/api-order.ts';
import { Console } from '#tests/support/console-pages.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test, type Shop } from '#tests/support/fixtures.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { consumer } from '#tests/support/demo-vouchers.ts';

const STORE = asId<StoreId>('t-food-hall');
const OWNER = '66990003';
const NAME = '開業優惠';
const GIFT = '凍檸茶';
const OF_CLASS = '分類滿減';
const POSTER = '新品上市';

test.use({ locale: 'zh-TW' });

/** A dish is ordered and paid, for the preview to price. */
const paidOrder = async (url: string, { member }: Pick<Shop, 'member'>): Promise<void> => {
  const { classifies } = await member.api.takeoutMenu({ storeId: STORE });
  const dish = classifies
    .flatMap(({ products }) => products)
    .find(({ sellout, limitCount }) => !sellout && limitCount < 0)!;
  const tradeId = await orderByApi(member, { storeId: STORE, dish });
  const { totalPrice } = await member.api.takeoutOrderGet({ tradeId });
  await payByApi(url, member, { tradeId, totalPrice });
};

const wallClock = (ms: number): string =>
  new Date(instant(ms) + MACAU_OFFSET).toISOString().slice(0, 16);

/** Plans a reduction of the first class, by keyboard, and leaves it a draft. */
const draftOfClass = async (page: Page, till: Console): Promise<void> => {
  await page.getByTestId('promotion-new').click();
  await page.getByTestId('promotion-kind-full').click();
  const form = page.getByTestId('promotion-form');
  await form.getByLabel(till.t('storePromo.nameZh')).fill(OF_CLASS);
  await form.getByLabel(till.t('storePromo.tier.from'), { exact: true }).fill('30');
  await form.getByLabel(till.t('storePromo.tier.off'), { exact: true }).fill('5');
  await form.getByRole('radio', { name: till.t('storePromo.scope.CLASSES') }).check();
  await page.getByTestId('promotion-draft').click();
  await expect(form.getByRole('alert')).toHaveText(till.t('storePromo.bad.classIds'));
  await form.getByTestId('promotion-add-group').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByTestId('promotion-group')).toHaveCount(1);
  await till.expectAccessible();
  await page.getByTestId('promotion-draft').click();
  const row = page.getByTestId('promotion').filter({ hasText: OF_CLASS });
  await expect(row).toHaveAttribute('data-state', 'DRAFT');
  await expect(row).toContainText(till.t('storePromo.says.classes', { count: 1 }));
  await row.getByTestId('promotion-edit').click();
  await expect(form.getByTestId('promotion-group')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
};

/** Fills the form of a gift that begins at once. */
const fillGift = async (page: Page, till: Console): Promise<void> => {
  const form = page.getByTestId('promotion-form');
  await form.getByLabel(till.t('storePromo.nameZh')).fill(NAME);
  await form.getByLabel(till.t('storePromo.from'), { exact: true }).fill(wallClock(Date.now()));
  await form.getByLabel(till.t('storePromo.tier.from'), { exact: true }).fill('1');
  await form.getByLabel(till.t('storePromo.tier.giftZh')).fill(GIFT);
};

test.describe('a store’s own promotion', () => {
  // its prices change: a server of its own
  let server: ServerProcess;
  let shop: Pick<Shop, 'member'>;
  test.beforeAll(async () => {
    server = await startServer();
    shop = { member: await consumer(server.url) };
  });
  test.afterAll(() => server.remove());

  test('is previewed, published, seen by a guest at once, and ended', async ({ page, browser }) => {
    await paidOrder(server.url, shop);
    const till = new Console(page, server.url, 'zh-Hant');
    await till.start(OWNER);
    await page.getByRole('link', { name: till.t('console.nav.menu'), exact: true }).click();
    await page.getByTestId('menu-promotions').click();
    // what the town has on of this kind makes room
    const theirs = page
      .getByTestId('promotion')
      .filter({ hasText: till.t('storePromo.kind.fullGift') });
    await theirs.getByTestId('promotion-end').click();
    await page.getByTestId('confirm').click();
    await expect(theirs).toHaveCount(0);
    await page.getByTestId('promotion-new').click();
    await page.getByTestId('promotion-kind-fullGift').click();
    await page.getByTestId('promotion-save').click();
    await expect(page.getByText(till.t('storePromo.bad.name'))).toBeVisible();
    await fillGift(page, till);
    await page.getByTestId('promotion-show-preview').click();
    await expect(page.getByTestId('preview-reached')).not.toHaveText('0');
    await till.expectAccessible();
    await page.getByTestId('promotion-save').click();
    const row = page.getByTestId('promotion').filter({ hasText: NAME });
    await expect(row).toHaveAttribute('data-state', 'RUNNING');
    await till.expectAccessible();

    const guest = new ConsumerApp(
      await browser.newPage({ locale: 'zh-TW' }),
      server.url,
      'zh-Hant',
    );
    const offers = async (): Promise<void> => {
      await guest.open(`/store?id=${STORE}`);
      await guest.page.getByRole('button', { name: guest.t('shop.offers') }).click();
      await expect(guest.page.getByRole('dialog')).toBeVisible();
      await expect(guest.page.locator('[aria-busy=true]:visible')).toHaveCount(0);
    };
    const gift = guest.page.getByRole('dialog').getByText(GIFT);
    await offers();
    await expect(gift).toBeVisible();

    await row.getByTestId('promotion-end').click();
    await page.getByTestId('confirm').click();
    await expect(row).toHaveCount(0);
    await guest.page.reload();
    await offers();
    await expect(gift).toHaveCount(0);
  });

  test('is drafted for a class of dishes, by keyboard', async ({ page }) => {
    const till = new Console(page, server.url, 'zh-Hant');
    await till.start(OWNER);
    await page.getByRole('link', { name: till.t('console.nav.menu'), exact: true }).click();
    await page.getByTestId('menu-promotions').click();
    await draftOfClass(page, till);
  });

  test('is a poster with a picture that leads a guest to a class, and is ended', async ({
    page,
    browser,
  }) => {
    const till = new Console(page, server.url, 'zh-Hant');
    await till.start(OWNER);
    await page.getByRole('link', { name: till.t('console.nav.menu'), exact: true }).click();
    await page.getByTestId('menu-promotions').click();
    await page.getByTestId('promotion-new').click();
    await page.getByTestId('promotion-kind-poster').click();
    const form = page.getByTestId('promotion-form');
    await form.getByLabel(till.t('storePromo.nameZh')).fill(POSTER);
    await form.getByLabel(till.t('storePromo.from'), { exact: true }).fill(wallClock(Date.now()));
    await page.getByTestId('promotion-save').click();
    await expect(form.getByText(till.t('storePromo.bad.picture'))).toBeVisible();
    const choosing = page.waitForEvent('filechooser');
    await form.getByTestId('poster-choose').click();
    await (await choosing).setFiles('docs/pictures/en/consumer-deal.png');
    await expect(form.getByTestId('poster-as-seen').getByRole('img')).toBeVisible();
    await form.getByTestId('promotion-add-group').click();
    const option = page.getByRole('option').last();
    const className = await option.innerText();
    await option.click();
    await expect(form.getByTestId('promotion-group')).toHaveCount(1);
    await till.expectAccessible();
    await page.getByTestId('promotion-save').click();
    const row = page.getByTestId('promotion').filter({ hasText: POSTER });
    await expect(row).toHaveAttribute('data-state', 'RUNNING');

    const guest = new ConsumerApp(
      await browser.newPage({ locale: 'zh-TW' }),
      server.url,
      'zh-Hant',
    );
    await guest.open(`/store?id=${STORE}`);
    const poster = guest.page.getByRole('button', { name: POSTER });
    await expect(poster.locator('img')).toBeVisible();
    await poster.click();
    await expect(
      guest.page.getByRole('navigation', { name: guest.t('shop.classes') }).getByRole('button', {
        name: className,
        exact: true,
      }),
    ).toHaveAttribute('aria-current', 'true');

    await row.getByTestId('promotion-end').click();
    await page.getByTestId('confirm').click();
    await expect(row).toHaveCount(0);
    await guest.page.reload();
    await expect(guest.page.getByRole('list', { name: guest.t('shop.menu') })).toBeVisible();
    await expect(poster).toHaveCount(0);
  });
});
