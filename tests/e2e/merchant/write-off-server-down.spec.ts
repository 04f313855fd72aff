import type { Page } from '@playwright/test';
import { contract } from '#shared/contract/index.ts';
import { maskCode } from '#shared/voucher/code.ts';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { buy, consumer } from '#tests/support/demo-vouchers.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'zh-HK' });

/** Long enough for a server to start and for the repeats of decision B5 to reach it. */
const BACK_WITHIN_MS = 40_000;
const CHECK = `**${contract.groupVerifyCheck.path}`;

/** Kills the server when the till's request is on its way: before the server has it, or right after it has done it. */
const killOnCheck = async (
  page: Page,
  server: ServerProcess,
  when: 'before' | 'after',
): Promise<void> => {
  await page.route(
    CHECK,
    async (route) => {
      if (when === 'after') await route.fetch();
      await server.kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
};

for (const when of ['after', 'before'] as const) {
  test(`the server is killed ${when} it has done a write-off and starts again: checking, then OK, one record`, async ({
    page,
  }) => {
    const server = await startServer();
    let again: ServerProcess | null = null;
    try {
      const {
        vouchers: [voucher],
      } = await buy(server.url, await consumer(server.url), { product: 'egg-tart-box' });
      const till = new WriteOffPage(page, server.url);
      await till.start();
      await till.scanByWedge(voucher!.code);
      await killOnCheck(page, server, when);
      await till.confirm();
      expect(await till.verdict('checking')).toMatchObject({ tone: 'unsure', title: '正在確認' });

      again = await startServer({
        dataDir: server.dataDir,
        env: { PORT: new URL(server.url).port },
      });
      // the page may load itself anew meanwhile: its journal goes on
      await expect(async () => {
        expect(await till.recent()).toEqual(['ok']);
      }).toPass({ timeout: BACK_WITHIN_MS });
      await till.console.openRecords();
      const rows = till.console.rows().filter({ hasText: maskCode(voucher!.code) });
      await expect(rows).toHaveCount(1);
      await expect(rows).toHaveAttribute('data-state', 'OK');
    } finally {
      await (again ?? server).remove();
    }
  });
}
