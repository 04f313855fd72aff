import { contract } from '#shared/contract/index.ts';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { VERDICT_SOUNDS } from '#tests/component/support/heard-sounds.ts';
import { expect, test, type Shop } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

const CHECK = `**${contract.groupVerifyCheck.path}`;
const RESULT = `**${contract.groupVerifyCheckResult.path}`;

/** How often the voucher was used, as its owner sees it. */
const usesOf = async (
  shop: Shop,
  { orderId, vouchers }: Awaited<ReturnType<Shop['buy']>>,
): Promise<number> => {
  const order = await shop.member.api.groupOrderGet({ orderId });
  return order.vouchers.find(({ voucherId }) => voucherId === vouchers[0]!.voucherId)!.timesUsed;
};

test('row 2: the answer is lost after the server has redeemed: checking, then OK, one use, one request id', async ({
  till,
  shop,
  page,
}) => {
  const bought = await shop.buy('coffee-five');
  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/verify/_check') && !request.url().includes('_check_l'))
      ids.push((request.postDataJSON() as { requestId: string }).requestId);
  });
  await page.route(CHECK, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await till.scanByWedge(bought.vouchers[0]!.code);
  await till.confirm();
  expect(await till.verdict('checking')).toMatchObject({
    tone: 'unsure',
    title: '正在確認',
    advice: '請勿重新核銷，系統會自動確認結果',
  });
  expect(await till.heard()).toEqual(VERDICT_SOUNDS.unsure);
  expect((await till.verdict('ok')).text).toContain('剩 4 次');
  expect(await usesOf(shop, bought)).toBe(1);
  expect(new Set(ids).size).toBe(1);
  await till.dismiss();
  expect(await till.recent()).toEqual(['ok']);
});

test('row 2: the request never arrives: the very same one is sent again', async ({
  till,
  shop,
  page,
}) => {
  const bought = await shop.buy('coffee-five');
  const bodies: string[] = [];
  await page.route(CHECK, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await (bodies.length === 1 ? route.abort() : route.continue());
  });
  await till.scanByWedge(bought.vouchers[0]!.code);
  await till.confirm();
  await till.verdict('checking');
  await till.verdict('ok');
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
  expect(await usesOf(shop, bought)).toBe(1);
});

test('while one is being checked the clerk goes on; its outcome comes to the list', async ({
  till,
  shop,
  page,
}) => {
  const lost = await shop.buy('egg-tart-box');
  const next = await shop.buy('egg-tart-box');
  await page.route(CHECK, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route(RESULT, (route) => route.abort());
  await till.scanByWedge(lost.vouchers[0]!.code);
  await till.confirm();
  await till.verdict('checking');
  await page.unroute(CHECK);
  await till.scanByWedge(next.vouchers[0]!.code);
  await till.confirm();
  await till.verdict('ok');
  await till.dismiss();
  await expect(till.checking).toHaveAttribute('data-kind', 'checking');
  await page.unroute(RESULT);
  await expect(till.checking).toHaveAttribute('data-kind', 'ok', { timeout: 20_000 });
  expect(await till.recent()).toEqual(['ok', 'ok']);
  expect(await usesOf(shop, lost)).toBe(1);
});

test('row 3: the tab is killed after sending: the journal resolves it at the next start', async ({
  till,
  shop,
  page,
  server,
  context,
}) => {
  const bought = await shop.buy('egg-tart-box');
  const handled = new Promise<void>((resolve) => {
    void page.route(CHECK, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await till.scanByWedge(bought.vouchers[0]!.code);
  await till.confirm();
  await handled;
  await page.close({ runBeforeUnload: false });
  const again = new WriteOffPage(await context.newPage(), server.url);
  await again.start();
  await expect(again.checking).toHaveAttribute('data-kind', 'ok');
  await expect(again.checking).toContainText('招牌葡撻四個禮盒');
  expect(await again.recent()).toEqual(['ok']);
  expect(await usesOf(shop, bought)).toBe(1);
  await again.page.reload();
  await again.ready();
  await expect(again.checking).toHaveCount(0);
});

test('the tab is killed before the request left: it is sent once at the next start', async ({
  till,
  shop,
  page,
  server,
  context,
}) => {
  const bought = await shop.buy('egg-tart-box');
  // a request that is only held is let go when its tab is closed
  const asked = new Promise<void>((resolve) => {
    void page.route(CHECK, async (route) => {
      await route.abort();
      resolve();
    });
  });
  await till.scanByWedge(bought.vouchers[0]!.code);
  await till.confirm();
  await asked;
  await page.close({ runBeforeUnload: false });
  expect(await usesOf(shop, bought)).toBe(0);
  const again = new WriteOffPage(await context.newPage(), server.url);
  await again.start();
  await expect(again.checking).toHaveAttribute('data-kind', 'ok');
  expect(await usesOf(shop, bought)).toBe(1);
});

test('row 1: two tills confirm one voucher at once: one redeems, the other is told who and when', async ({
  till,
  shop,
  server,
  browser,
}) => {
  const bought = await shop.buy('egg-tart-box');
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-HK',
  });
  const other = new WriteOffPage(await context.newPage(), server.url);
  await other.start({ account: 'C1002' });
  for (const one of [till, other]) {
    await one.scanByWedge(bought.vouchers[0]!.code);
    await one.card.waitFor();
  }
  await Promise.all([till.confirm(), other.confirm()]);
  const verdicts = await Promise.all([till.verdict(), other.verdict()]);
  const [won, lost] = verdicts[0].kind === 'ok' ? verdicts : [verdicts[1], verdicts[0]];
  expect(won.kind).toBe('ok');
  expect(lost.kind).toBe('refused.ALREADY_USED');
  expect(lost.text).toContain(verdicts[0] === won ? '李嘉欣' : '何偉強');
  expect(await usesOf(shop, bought)).toBe(1);
  await context.close();
});

test('without a line a look-up says that nothing was redeemed', async ({ till, shop, context }) => {
  await context.setOffline(true);
  await till.scanByWedge(shop.codes['valid']!);
  expect(await till.verdict('offline')).toMatchObject({ tone: 'unsure', title: '連不上系統' });
  await context.setOffline(false);
});
