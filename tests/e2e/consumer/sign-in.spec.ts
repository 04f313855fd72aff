import { expect, test } from '#tests/support/fixtures.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW' });

test('each way to mistype a phone has its own sentence, and nothing is sent', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/orgs/token/')) sent += 1;
  });
  await app.open('/mission/login');
  const says = async (phone: string, sentence: string): Promise<void> => {
    await app.phoneField().fill(phone);
    await app.button('login.send').click();
    await expect(page.getByRole('alert')).toHaveText(sentence);
  };
  await says('', app.t('login.phone.empty'));
  await says('66abc123', app.t('login.phone.notDigits'));
  await says('6688', app.t('login.phone.length', { count: 8 }));
  await page.getByLabel(app.t('login.region')).selectOption('86');
  await says('12012345678', app.t('login.phone.start'));
  expect(sent).toBe(0);
});

test('a short code, a wrong code and full-width digits', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.open('/mission/login');
  await app.phoneField().fill('６６８８ ０００２');
  await app.button('login.send').click();
  const good = (await page.getByTestId('demo-code').innerText()).trim();
  await app.codeField().fill('123');
  await app.button('login.submit').click();
  await expect(page.getByRole('alert')).toHaveText(app.t('login.codeIncomplete'));
  await app.codeField().fill(good === '000000' ? '000001' : '000000');
  await app.button('login.submit').click();
  await expect(page.getByRole('alert')).toHaveText(app.t('error.LOGIN_CODE_WRONG'));
  await app.codeField().fill(good);
  await app.button('login.submit').click();
  await expect(page).toHaveURL(/#\/$/);
});

test('a screen that needs a member asks for one and comes back to itself; a foreign address is ignored', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.open('/groupbooking/order');
  await expect(page).toHaveURL(/mission\/login\?rp=%2Fgroupbooking%2Forder/);
  await app.signIn('66880001');
  await expect(page).toHaveURL(/#\/groupbooking\/order$/);
  await app.signOut();
  await app.open('/mission/login?rp=https%3A%2F%2Fexample.com');
  await app.signIn('66880001');
  await expect(page).toHaveURL(/#\/$/);
});

test('a session that has ended leads to sign-in and back, and keeps the chosen language', async ({
  page,
  server,
}) => {
  const app = new ConsumerApp(page, server.url);
  await app.signIn('66880001');
  await app.open();
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage])
      store.setItem(
        'senado.session',
        JSON.stringify({
          token: 'no-such-token-no-such-token',
          userId: 'u',
          phone: '6***0001',
          nickname: '',
        }),
      );
    localStorage.setItem('senado.language', '"en"');
  });
  await page.reload();
  app.language = 'en';
  // a picture below leads there, too
  await page
    .getByRole('banner')
    .getByRole('link', { name: app.t('deal.myDeals') })
    .click();
  await expect(page).toHaveURL(/mission\/login\?rp=%2Fgroupbooking%2Fuser/);
  await expect(page.getByTestId('announcer')).toContainText(app.t('error.SESSION_INVALID'));
  await app.signIn('66880001');
  await expect(page).toHaveURL(/#\/groupbooking\/user$/);
});
