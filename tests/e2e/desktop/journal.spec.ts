import type { Page } from '@playwright/test';
import { expect, journalOnDisk, test, type Backend } from '#tests/support/desktop-fixtures.ts';
import { callBridge, leaveVerdict, signIn, writeOff } from '#tests/support/desktop-pages.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY, instant, plus } from '#shared/kernel/time.ts';

const CHECK = '**/group/order/verify/_check';

/** How often a code was written off, as the shop's manager sees it. */
const okRecords = async (backend: Backend, code: string): Promise<number> => {
  const till = await signInTill(testClient({ url: backend.url }), { account: 'M1001' });
  const now = instant(Date.now());
  const { result } = await till.api.groupVerifyCheckLog({
    storeIds: [asId('senado')],
    from: plus(now, -DAY),
    to: plus(now, DAY),
    result: 'OK',
    offset: 0,
    size: 50,
  });
  return result.filter((row) => row.codeMask === `${code.slice(0, 4)}****${code.slice(-4)}`).length;
};

const openAttempts = async (page: Page): Promise<unknown> =>
  (await callBridge(page, 'journalOpen')).value;

test("an attempt is on the disk before its request leaves and answered after the server's answer; a till that is killed in between repeats it, once: one record, nothing redeemed twice", async ({
  launch,
  backend,
  userDataDir,
}) => {
  // three starts
  test.slow();
  const first = await launch();
  await signIn(first.page);
  const onDisk: string[] = [];
  await first.page.route(CHECK, async (route) => {
    const { requestId } = route.request().postDataJSON() as { requestId: string };
    for (const line of await journalOnDisk(userDataDir))
      if (line.type === 'attempt' && line.entry.requestId === requestId)
        onDisk.push(line.entry.body);
    await route.continue();
  });
  await writeOff(first.page, backend.code('valid'));
  await expect(first.page.getByTestId('verdict')).toHaveAttribute('data-kind', 'ok');
  expect(onDisk).toHaveLength(1);
  expect(onDisk[0]).not.toContain(backend.code('valid'));
  await expect
    .poll(async () => (await journalOnDisk(userDataDir)).map((line) => line.type))
    .toEqual(['attempt', 'resolved']);
  expect(await openAttempts(first.page)).toEqual([]);
  await leaveVerdict(first.page);

  // killed after sending: the answer is found after a restart
  const sent = backend.code('valid-2');
  await first.page.unroute(CHECK);
  const killed = new Promise<void>((resolve, reject) => {
    void first.page.route(CHECK, (route) =>
      route
        .fetch()
        .then(() => first.kill())
        .then(resolve, reject),
    );
  });
  await writeOff(first.page, sent);
  await killed;
  expect((await journalOnDisk(userDataDir)).map((line) => line.type)).toEqual([
    'attempt',
    'resolved',
    'attempt',
  ]);
  const second = await launch();
  await expect(second.page.getByTestId('write-off')).toBeVisible();
  await expect.poll(() => openAttempts(second.page), { timeout: 20_000 }).toEqual([]);
  await expect(
    second.page
      .locator(
        '[data-testid="checking-item"][data-kind="ok"], [data-testid="verdict"][data-kind="ok"], [data-testid="recent-item"][data-kind="ok"]',
      )
      .first(),
  ).toBeVisible();
  expect(await okRecords(backend, sent)).toBe(1);
  await leaveVerdict(second.page);

  // killed before sending: it is repeated after a restart
  const unsent = backend.code('valid-3');
  const killedBefore = new Promise<void>((resolve, reject) => {
    void second.page.route(CHECK, () => second.kill().then(resolve, reject));
  });
  await writeOff(second.page, unsent);
  await killedBefore;
  expect((await journalOnDisk(userDataDir)).at(-1)?.type).toBe('attempt');
  expect(await okRecords(backend, unsent)).toBe(0);
  const third = await launch();
  await expect.poll(() => openAttempts(third.page), { timeout: 20_000 }).toEqual([]);
  expect(await okRecords(backend, unsent)).toBe(1);
});
