import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInMember, testClient, type TestClient } from '#tests/support/server-client.ts';
import { visitStore } from '#tests/support/visit-store.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** A number that nobody had before: what a member signs in to is nobody else's. */
const aPhone = (): string => `66${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

/** The server as the page's member asks it. */
const clientOf = async (page: Page, url: string): Promise<TestClient> => {
  const client = testClient({ url });
  const kept = await page.evaluate(() => localStorage.getItem('senado.session'));
  client.setToken((JSON.parse(kept ?? '{}') as { token: string }).token);
  return client;
};

for (const [language, locale] of [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
] as const)
  test.describe(`points, in ${language}`, () => {
    test.use({ locale });

    test('a visitor is asked to sign in; a member signs in for the day, once', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.open('/rule/sign');
      await expect(page.getByText(app.t('score.signedOut'))).toBeVisible();
      await expectAccessible(page);
      await app.beSignedIn(aPhone());
      await app.open('/rule/sign');
      await app.button('score.signNow', { count: 1 }).click();
      await expect(page.getByText(app.t('score.signedIn', { count: 1 }))).toBeVisible();
      await expect(page.getByTestId('streak')).toHaveText(app.t('score.streak', { count: 1 }));
      await expect(page.getByText(app.t('score.tomorrow', { count: 2 }))).toBeVisible();
      await expect(page.locator('td[aria-current=date]')).toContainText('+1');
      await expectAccessible(page);
      await page.reload();
      await expect(app.button('score.signNow', { count: 1 })).toHaveCount(0);
      await page.getByRole('link', { name: app.t('score.toMission') }).click();
      await expect(page.getByTestId('task-SIGN_IN')).toContainText(app.t('score.taken'));
      await expect(page.getByTestId('balance')).toHaveText('1');
    });

    test('what is due is collected, and stands in the bill with the orders of the month', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn(aPhone());
      await visitStore(await clientOf(page, server.url));
      await app.open('/userRedpack');
      await page.getByRole('link', { name: app.t('wallet.level') }).click();
      await expect(page.getByTestId('level')).toHaveText(app.t('score.level.normal'));
      await expect(page.getByTestId('balance')).toHaveText('0');
      await expectAccessible(page);
      await page.getByTestId('ball').click();
      await expect(page.getByText(app.t('score.noneToCollect'))).toBeVisible();
      await expect(page.getByTestId('balance')).toHaveText('5');
      await page.getByRole('link', { name: app.t('title.scoreDetail') }).click();
      await expect(page.getByTestId('bill-row')).toHaveText([
        new RegExp(`^${app.t('score.kind.VISIT')}`),
      ]);
      await expectAccessible(page);
      await page
        .getByRole('group', { name: app.t('score.month') })
        .getByRole('button')
        .nth(3)
        .click();
      await expect(page.getByText(app.t('score.noRows'))).toBeVisible();
    });

    test('a friend helps by a link, and the rules name what can still be reviewed', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      const inviter = testClient({ url: server.url });
      await signInMember(inviter, aPhone());
      const { result } = await inviter.api.taskList({});
      const { taskId, shareId } = result.find(({ taskType }) => taskType === 'INVITE')!;
      await app.beSignedIn(aPhone());
      await app.open(`/member/mission?taskId=${taskId}&shareId=${shareId}`);
      await app.button('score.help.go').click();
      await expect(page.getByText(app.t('score.help.done', { helped: 1, need: 3 }))).toBeVisible();
      await expectAccessible(page);
      await app.beSignedIn('66880005');
      await app.open('/member/upgrade?skipAddress=TaskCenterController');
      await expect(page.getByTestId('task-ORDER')).toBeVisible();
      await app.open('/member/upgrade');
      await expect(page.getByTestId('level')).toHaveText(app.t('score.level.blackCard'));
      await expectAccessible(page);
      await app.open('/member/score-detail');
      for (const state of ['WAITING', 'READY', 'TAKEN_BACK'] as const)
        await expect(
          page.getByText(app.t(`score.state.${state}`), { exact: true }).first(),
        ).toBeVisible();
      await app.open('/rule/integral');
      await expect(page.getByText(app.t('score.upTo', { count: 10 })).first()).toBeVisible();
      await expectAccessible(page);
    });
  });

test.describe('a task to browse', () => {
  test.use({ locale: 'en-US' });

  test('is done once a member has looked long enough', async ({ page, server }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    await app.beSignedIn(aPhone());
    await app.open('/member/mission');
    const row = page.getByTestId('task-BROWSE');
    const looked = Date.now();
    await row.getByRole('button').click();
    await expect(page).toHaveURL(/market\/index/);
    await page.goBack();
    await expect(row.getByRole('button')).toHaveAccessibleName(/^Go/);
    await expect.poll(() => Date.now() - looked, { timeout: 15_000 }).toBeGreaterThan(11_000);
    await page.goForward();
    // a step back before the other page is drawn would leave this one as it was
    await expect(row).toBeHidden();
    await page.goBack();
    await row.getByRole('button', { name: /^Collect/ }).click();
    await expect(row).toContainText(app.t('score.taken'));
    await expect(page.getByTestId('balance')).toHaveText('1');
  });
});
