import { contract } from '#shared/contract/index.ts';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { expect, test, type Shop } from '#tests/support/till-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

const CHECK = `**${contract.groupVerifyCheck.path}`;

/** How often the voucher was used, as its owner sees it. */
const usesOf = async (
  shop: Shop,
  { orderId, vouchers }: Awaited<ReturnType<Shop['buy']>>,
): Promise<number> => {
  const order = await shop.member.api.groupOrderGet({ orderId });
  return order.vouchers.find(({ voucherId }) => voucherId === vouchers[0]!.voucherId)!.timesUsed;
};

test('row 3: the tab is killed after sending, and once more before the request left: the journal resolves it at the next start, one use each', async ({
  till,
  shop,
  page,
  server,
  context,
}) => {
  const sent = await shop.buy('egg-tart-box');
  const handled = new Promise<void>((resolve) => {
    void page.route(CHECK, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await till.scanByWedge(sent.vouchers[0]!.code);
  await till.confirm();
  await handled;
  await page.close({ runBeforeUnload: false });
  const again = new WriteOffPage(await context.newPage(), server.url);
  await again.start();
  await expect(again.checking).toHaveAttribute('data-kind', 'ok');
  await expect(again.checking).toContainText('招牌葡撻四個禮盒');
  expect(await again.recent()).toEqual(['ok']);
  expect(await usesOf(shop, sent)).toBe(1);
  await again.page.reload();
  await again.ready();
  await expect(again.checking).toHaveCount(0);

  const held = await shop.buy('egg-tart-box');
  // a request that is only held is let go when its tab is closed
  const asked = new Promise<void>((resolve) => {
    void again.page.route(CHECK, async (route) => {
      await route.abort();
      resolve();
    });
  });
  await again.scanByWedge(held.vouchers[0]!.code);
  await again.confirm();
  await asked;
  await again.page.close({ runBeforeUnload: false });
  expect(await usesOf(shop, held)).toBe(0);
  const third = new WriteOffPage(await context.newPage(), server.url);
  await third.start();
  await expect(third.checking).toHaveAttribute('data-kind', 'ok');
  expect(await usesOf(shop, held)).toBe(1);
});
