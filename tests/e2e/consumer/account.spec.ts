import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { signInMember, testClient } from '#tests/support/server-client.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** A number that nobody had before: an account that is changed is nobody else's. */
const aPhone = (): string => `66${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
const masked = (phone: string): string => `6***${phone.slice(-4)}`;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PASSWORD = '135790';

/** Presses the keys of the payment password. */
const enter = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits)
    await page.locator('.keypad__keys').getByRole('button', { name: digit, exact: true }).click();
};

for (const [language, locale] of [
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
] as const)
  test.describe(`the account page, in ${language}`, () => {
    test.use({ locale });

    test('a member gives a picture, a name and, once, a birthday', async ({ page, server }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.beSignedIn(aPhone());
      await app.open('/about');
      await page.getByRole('link', { name: app.t('about.account'), exact: true }).click();
      await expect(page.getByRole('heading', { name: app.t('profile.about') })).toBeVisible();
      await expectAccessible(page);
      await page
        .getByTestId('picture-file')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
      await expect(page.locator('img.profile__face')).toHaveAttribute('src', /\/uploads\/avatar\//);
      await page.getByRole('button', { name: app.t('profile.name') }).click();
      const name = page.getByRole('textbox', { name: app.t('profile.name'), exact: true });
      await name.fill(' ');
      await app.button('profile.save').click();
      await expect(page.getByRole('alert')).toHaveText(app.t('profile.nameReason.empty'));
      await expectAccessible(page);
      await name.fill('阿欣 Bela');
      await app.button('profile.save').click();
      await expect(page.getByText('阿欣 Bela')).toBeVisible();
      await page.getByRole('button', { name: app.t('profile.birthday') }).click();
      await page.locator('input[type=date]').fill('1990-02-28');
      await app.button('profile.save').click();
      await expect(page.getByText('1990-02-28')).toBeVisible();
      await expect(page.getByRole('button', { name: app.t('profile.birthday') })).toHaveCount(0);
      await app.button('profile.pictureRemove').click();
      await expect(page.locator('img.profile__face')).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('阿欣 Bela')).toBeVisible();
      await expect(page.getByText('1990-02-28')).toBeVisible();
    });

    test('sees where else the account is signed in, and ends it', async ({ page, server }) => {
      const app = new ConsumerApp(page, server.url, language);
      const phone = aPhone();
      const [one, two] = [testClient({ url: server.url }), testClient({ url: server.url })];
      await signInMember(one, phone);
      await signInMember(two, phone);
      await app.beSignedIn(phone);
      await app.open('/vip/user');
      const rows = page.locator('.profile__session');
      await expect(rows).toHaveCount(3);
      await expect(page.getByText(app.t('profile.thisDevice'), { exact: true })).toHaveCount(1);
      await rows.getByRole('button').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: app.t('profile.end') })
        .click();
      await expect(rows).toHaveCount(2);
      await app.button('profile.endAll').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: app.t('profile.end') })
        .click();
      await expect(rows).toHaveCount(1);
      await expect(app.button('profile.endAll')).toHaveCount(0);
      for (const { api } of [one, two])
        await expect(api.memberInfo({})).rejects.toMatchObject({ kind: 'session' });
    });

    test('moves to another phone with both codes and the payment password', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      const [phone, next] = [aPhone(), aPhone()];
      const elsewhere = testClient({ url: server.url });
      await signInMember(elsewhere, phone);
      const { demoCode } = await elsewhere.api.payPasswordSendCode({});
      await elsewhere.api.payPasswordSet({ password: PASSWORD, code: demoCode! });
      await app.beSignedIn(phone);
      await app.open('/vip/user');
      await page.getByRole('button', { name: masked(phone) }).click();
      const sheet = page.getByRole('dialog', { name: app.t('profile.phoneTitle') });
      const send = sheet.getByRole('button', { name: app.t('login.send'), exact: true });
      const fill = sheet.getByRole('button', { name: app.t('login.demoFill') });
      await send.nth(1).click();
      await expect(sheet.getByText(app.t('login.phone.empty'))).toBeVisible();
      await sheet.getByLabel(app.t('profile.newPhone'), { exact: true }).fill(next);
      await send.first().click();
      await fill.first().click();
      await send.click();
      await expect(fill).toHaveCount(2);
      await sheet.getByLabel(app.t('profile.newCode')).fill('000000');
      await app.button('profile.phoneSubmit').click();
      await enter(page, PASSWORD);
      await expect(sheet.getByRole('alert')).toHaveText(/.+/);
      await expectAccessible(page);
      await fill.nth(1).click();
      await app.button('profile.phoneSubmit').click();
      await enter(page, PASSWORD);
      await expect(sheet).toHaveCount(0);
      await expect(page.getByRole('button', { name: masked(next) })).toBeVisible();
      await expect(elsewhere.api.memberInfo({})).rejects.toMatchObject({ kind: 'session' });
      await app.open('/about');
      await page.reload();
      await expect(
        page.getByText(app.t('login.signedInAs', { phone: masked(next) })),
      ).toBeVisible();
    });

    test('a visitor is asked to sign in', async ({ page, server }) => {
      const app = new ConsumerApp(page, server.url, language);
      await app.open('/vip/user');
      await expect(app.phoneField()).toBeVisible();
    });
  });
