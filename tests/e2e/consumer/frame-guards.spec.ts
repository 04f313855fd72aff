import { openClient } from '#tests/support/client-fixtures.ts';
import type { FakeClient } from '#tests/support/fake-bridges.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ locale: 'zh-TW' });

/** Where a visitor without a session ends up who opens an address in a client: the guards as a table (spec 000 §4). */
const TABLE: readonly (readonly [FakeClient | 'web', string, RegExp])[] = [
  ['web', '/groupbooking', /#\/groupbooking$/],
  ['web', '/groupbooking/order', /#\/mission\/login\?rp=%2Fgroupbooking%2Forder$/],
  ['web', '/orderDetail?orderId=o1', /#\/mission\/login\?rp=%2ForderDetail%3ForderId%3Do1$/],
  ['web', '/no/such/page', /#\/errorPage$/],
  ['web', '/mission/login?rp=https%3A%2F%2Fevil.example', /#\/mission\/login\?rp=/],
  ['app', '/groupbooking', /#\/groupbooking$/],
  ['wallet', '/no/such/page', /#\/(?:groupbooking)?$/],
  ['paymentApp', '/groupbooking', /#\/groupbooking$/],
  ['social', '/groupbooking', /#\/groupbooking$/],
  ['social', '/groupbooking/order', /\/sandbox-identity\/social\?redirect_uri=.*&state=%2Fgroupbooking%2Forder$/],
  ['bank', '/groupbooking', /#\/groupbooking$/],
  ['miniProgram', '/groupbooking/order', /#\/groupbooking\/order$/],
];

for (const [client, address, end] of TABLE) {
  test(`${client} that opens ${address} ends at ${end.source}`, async ({ browser, server }) => {
    const app = client === 'web' ? null : await openClient(browser, server.url, client, { user: null });
    const page = app?.page ?? (await browser.newPage());
    await page.goto(`${server.url}/#${address}`);
    await expect(page).toHaveURL(end);
    // it stays there: no guard sends it on
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(end);
    await (app?.context.close() ?? page.close());
  });
}

test('a token in the address signs in for this tab and leaves the address', async ({ browser, server, page }) => {
  const other = await browser.newPage();
  const signedIn = new ConsumerApp(other, server.url);
  await signedIn.beSignedIn('66880001');
  await signedIn.open('/groupbooking/order');
  await expect(other.getByText('6***0001')).toBeVisible();
  const token = await other.evaluate(() => (JSON.parse(localStorage.getItem('senado.session') ?? sessionStorage.getItem('senado.session') ?? '{}') as { token: string }).token);
  await page.goto(`${server.url}/?token=${token}#/groupbooking/order?weappToken=`);
  await expect(page.getByText('6***0001')).toBeVisible();
  expect(page.url()).not.toContain('token=');
  expect(await page.evaluate(() => localStorage.getItem('senado.session'))).toBeNull();
  await other.close();
});

test('a session that ends wipes what was its own, and keeps language, device and scroll', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.beSignedIn('66880001');
  await app.open('/groupbooking/order');
  await expect(page.getByText('6***0001')).toBeVisible();
  await page.evaluate(() => { localStorage.setItem('senado.socialIdentity', JSON.stringify({ openId: 'o', unionId: 'u' })); });
  await page.route('**/group/order/_list', (route) => route.fulfill({ status: 401, json: { code: -10001003, note: '登錄已失效' } }));
  await page.reload();
  await expect(page).toHaveURL(/#\/mission\/login\?rp=/);
  const kept = await page.evaluate(() => [localStorage.getItem('senado.session'), sessionStorage.getItem('senado.session'), localStorage.getItem('senado.socialIdentity'), localStorage.getItem('senado.equipmentId') !== null]);
  expect(kept).toEqual([null, null, null, true]);
});

test('a hash that changes behind the router is routed a second later', async ({ page, server }) => {
  const app = new ConsumerApp(page, server.url);
  await app.open();
  await expect(app.deals().first()).toBeVisible();
  await page.evaluate(() => {
    // as some clients do: the address changes, and only `hashchange` tells
    history.replaceState(history.state, '', '#/mission/login');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expect(app.phoneField()).toBeVisible();
});
