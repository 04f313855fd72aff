import { expect, test } from '#tests/support/fixtures.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { MarketFind } from '#tests/support/consumer-market-find.ts';

test.use({
  viewport: { width: 320, height: 700 },
  locale: 'zh-TW',
  geolocation: { latitude: 22.1938, longitude: 113.5399 },
  permissions: ['geolocation'],
});

test('a visitor sees the zone for new users and signs in to claim; each packet is claimed once, and a product opens at its store', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await app.openHome();
  await page.getByTestId('new-people').getByRole('link').click();
  await expect(page).toHaveURL(/#\/market\/new$/);
  await expect(page.getByTestId('gift')).toHaveCount(3);
  await expect(app.goods().first()).toContainText(app.t('zone.limit', { count: 1 }));
  await expectAccessible(page);
  await app.button('zone.signIn').click();
  await app.signIn('66557401');
  await expect(page).toHaveURL(/#\/market\/new$/);
  const first = page.getByTestId('gift').first();
  await first.getByRole('button').click();
  await expect(first).toContainText(app.t('zone.claimed'));
  await app.button('zone.claimAll').click();
  await expect(page.getByText(app.t('zone.claimed'))).toHaveCount(3);
  await expectAccessible(page);
  const name = (await app.goods().first().locator('.mkg-card__name').textContent()) ?? '';
  const price = (await app.goods().first().locator('.price').textContent()) ?? '';
  await app.goods().first().click();
  await expect(page).toHaveURL(/#\/market\/store\?id=.*productId=/);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(name);
  await expect(sheet).toContainText(price);
  await app.open('/market/user/useful');
  await expect(page.getByText('新人大額紅包')).toBeVisible();
});

test('who has ordered from a supermarket reads that the zone is for new users, and sees the level on the home', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  await app.beSignedIn('66880001');
  await app.open('/market/new');
  await expect(page.getByRole('heading', { name: app.t('zone.old') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: app.t('zone.toHome') }).click();
  await app.openHome();
  await expect(page.getByTestId('member-level')).toBeVisible();
  await expect(page.getByTestId('new-people')).toHaveCount(0);
});

test('an article is read with its links; one that is unknown, withdrawn or to come says so', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  const says = (title: 'article.missing' | 'article.withdrawn' | 'article.notYet') =>
    expect(page.getByRole('heading', { name: app.t(title) })).toBeVisible();
  await app.open('/mk/article?id=unknown');
  await says('article.missing');
  await app.open('/mk/article');
  await says('article.missing');
  await app.open('/mk/article?id=mooncakes');
  await says('article.withdrawn');
  await app.open('/mk/article?id=new-year');
  await says('article.notYet');
  await expectAccessible(page);
  await app.open('/mk/article?id=greens');
  await expect(page.getByRole('heading', { name: '七個挑選鮮菜的方法' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '到南灣超市' }).click();
  await expect(page).toHaveURL(/#\/market\/store\?id=m-praia-grande/);
});

test('one pop-up comes each time the home opens, the top one before that for new users, each as often as it may; they are reported once the page is put away', async ({
  page,
  server,
}) => {
  const app = new MarketFind(page, server.url);
  const popup = page.getByTestId('popup');
  const reports: { id: string; event: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/market/ad/report/_add_report'))
      reports.push(...(request.postDataJSON() as { reports: typeof reports }).reports);
  });
  await app.open('/market/index');
  await expect(popup).toContainText('超市服務通知');
  await expectAccessible(page);
  await app.button('popup.action.close').click();
  await page.reload();
  await expect(popup).toContainText('超市新人專區');
  await expect(popup.getByTestId('popup-packets')).toContainText('超市首單紅包');
  await app.button('popup.action.never').click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => reports.map(({ id, event }) => `${id} ${event}`))
    .toEqual(expect.arrayContaining(['mb-top SHOW', 'mb-new SHOW', 'mb-new NEVER']));
  await page.reload();
  await expect(popup).not.toContainText('超市新人專區');
});
