import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { ConsumerApp } from '#tests/support/consumer-pages.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** A number that nobody had before: what one member keeps is nobody else's. */
const aPhone = (): string => `66${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

const NUMBER = '4242424242424242';
const SECURITY_CODE = '739';
const PASSWORD = '135790';

/** Presses the keys of the payment password. */
const enter = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits)
    await page.locator('.keypad__keys').getByRole('button', { name: digit, exact: true }).click();
};

/** Everything that the browser sends, and everything that it keeps. */
const watch = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
  });
  return {
    sent,
    kept: async (): Promise<string> =>
      page.evaluate(async () => {
        const databases = await indexedDB.databases();
        const rows = await Promise.all(
          databases.map(
            ({ name }) =>
              new Promise<unknown>((done) => {
                const open = indexedDB.open(name!);
                open.addEventListener('success', () => {
                  const stores = [...open.result.objectStoreNames];
                  if (stores.length === 0) return done([]);
                  const all = open.result.transaction(stores).objectStore(stores[0]!).getAll();
                  all.addEventListener('success', () => done(all.result));
                });
                open.addEventListener('error', () => done([]));
              }),
          ),
        );
        return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, rows]);
      }),
  };
};

const setPassword = async (app: ConsumerApp): Promise<void> => {
  const { page } = app;
  await app.open('/pw-management');
  await page.getByRole('link', { name: app.t('cards.pwSet') }).click();
  await app.button('cards.send').click();
  await app.button('cards.demoFill').click();
  await app.button('cards.next').click();
  await enter(page, '123456');
  await expect(page.getByRole('alert')).toHaveText(app.t('validate.paymentPassword.consecutive'));
  await enter(page, PASSWORD);
  await enter(page, '135791');
  await expect(page.getByRole('alert')).toHaveText(app.t('validate.paymentPassword.mismatch'));
  await enter(page, PASSWORD);
  await expectAccessible(page);
  // a keyboard's digits do as well
  await page.keyboard.type(PASSWORD);
  await expect(page.getByRole('link', { name: app.t('cards.pwReset') })).toBeVisible();
};

const addCard = async (app: ConsumerApp, phone: string, number = NUMBER): Promise<void> => {
  const { page } = app;
  await app.open('/card-management/add');
  await page.getByLabel(app.t('cards.idNumber')).fill('7(8)');
  await app.button('cards.next').click();
  await expect(page.getByRole('alert')).toHaveText(app.t('cards.idReason.agreement'));
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await app.button('cards.next').click();
  const frame = page.frameLocator('iframe');
  await frame.getByLabel(app.t('gateway.number')).fill('378282246310005');
  await page.getByLabel(app.t('cards.holderName')).fill('BELA LEONG');
  await page.getByLabel(app.t('cards.bankPhone')).fill(phone);
  await app.button('cards.next').click();
  await expect(frame.getByRole('alert')).toHaveText(app.t('validate.bankCard.scheme'));
  await frame.getByLabel(app.t('gateway.number')).fill(number);
  await frame.getByLabel(app.t('gateway.month')).fill('11');
  await frame.getByLabel(app.t('gateway.year')).fill('31');
  await frame.getByLabel(app.t('gateway.code')).fill(SECURITY_CODE);
  await page.getByLabel(app.t('cards.holderName')).fill('陳大文');
  await app.button('cards.next').click();
  await expect(page.getByText(app.t('validate.bankCard.name'))).toBeVisible();
  await page.getByLabel(app.t('cards.holderName')).fill('BELA LEONG');
  await app.button('cards.next').click();
  await expect(page).toHaveURL(/card-management\/bind/);
};

const verify = async (app: ConsumerApp): Promise<void> => {
  await app.button('cards.send').click();
  await app.button('cards.demoFill').click();
  await app.button('cards.bind').click();
};

/** By code and payment password, from payment management. */
const changeIdentity = async (app: ConsumerApp): Promise<void> => {
  const { page } = app;
  await app.open('/payment-management');
  const row = page.getByRole('link', { name: new RegExp(app.t('cards.identity')) });
  await row.click();
  await page.getByLabel(app.t('cards.idType')).selectOption('4');
  await page.getByLabel(app.t('cards.idNumber')).fill('ab12');
  await app.button('cards.send').click();
  await app.button('cards.demoFill').click();
  await expectAccessible(page);
  await app.button('cards.next').click();
  await enter(page, PASSWORD);
  await expect(row).toContainText(app.t('certificate.passport'));
};

const cardRow = (app: ConsumerApp, last4: string) =>
  app.page.getByRole('radio', { name: app.t('cashier.card', { brand: 'Visa', last4 }) });

for (const language of ['zh-Hant', 'en'] as const)
  test.describe(`bank cards in ${language}`, () => {
    test.use({ locale: language === 'en' ? 'en-US' : 'zh-TW' });

    test('are added in the gateway’s frame, verified, pay an order by password and are removed, the identity is changed; number, code and password are nowhere', async ({
      page,
      server,
    }) => {
      const app = new ConsumerApp(page, server.url, language);
      const phone = aPhone();
      await app.beSignedIn(phone);
      const watched = watch(page);
      await setPassword(app);
      await addCard(app, phone);
      expect(await page.locator('iframe').count(), 'the frame with the number is gone').toBe(0);
      await expectAccessible(page);
      await verify(app);
      await expect(page.getByText(app.t('cards.bound'))).toBeVisible();
      await app.buy({ productId: 'egg-tart-box' });
      await cardRow(app, '4242').check();
      await page.getByRole('button', { name: app.t('pay.go', { amount: '$38.00' }) }).click();
      await expect(page.getByRole('dialog')).toContainText(
        app.t('payPassword.for', { amount: '$38.00' }),
      );
      await enter(page, '908172');
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        app.t('refused.payTries', { count: 4 }),
      );
      await expectAccessible(page);
      await enter(page, PASSWORD);
      await expect(page.getByText(app.t('pay.success'))).toBeVisible();
      await changeIdentity(app);
      await app.open('/card-management');
      await page.getByRole('link', { name: /4242/ }).click();
      await expectAccessible(page);
      await app.button('cards.remove').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: app.t('cards.remove') })
        .click();
      await enter(page, PASSWORD);
      await expect(page.getByText(app.t('cards.empty'))).toBeVisible();
      // the payment password is in its calls alone, the number and its code in none
      const calls = watched.sent.filter((line) => !/\/payment\/password\//.test(line));
      const said = `${calls.join('\n')} ${await watched.kept()} ${server.log()}`;
      for (const secret of [
        NUMBER,
        '4242 4242 4242 4242',
        `"${SECURITY_CODE}"`,
        `=${SECURITY_CODE}&`,
        PASSWORD,
      ])
        expect(said.includes(secret), secret).toBe(false);
      expect(watched.sent.join('\n')).not.toContain(NUMBER);
    });
  });

test.describe('a card whose bank says no', () => {
  test.use({ locale: 'en-US' });

  test('fails its verification with a clear sentence; one that has no money leaves the order open', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    const phone = aPhone();
    await app.beSignedIn(phone);
    await setPassword(app);
    await addCard(app, phone, '4000000000000002');
    await verify(app);
    await expect(page.getByText(app.t('cards.failedText'))).toBeVisible();
    await addCard(app, phone, '4000000000009995');
    await verify(app);
    await expect(page.getByText(app.t('cards.bound'))).toBeVisible();
    await app.buy({ productId: 'egg-tart-box' });
    await expect(cardRow(app, '0002')).toHaveCount(0);
    await cardRow(app, '9995').check();
    await page.getByRole('button', { name: app.t('pay.go', { amount: '$38.00' }) }).click();
    await enter(page, PASSWORD);
    await expect(page.getByText(app.t('pay.refused'))).toBeVisible();
  });

  test('the page of the gateway is alone with what is typed, and lets no other page frame it', async ({
    page,
    server,
  }) => {
    const app = new ConsumerApp(page, server.url, 'en');
    const phone = aPhone();
    await app.beSignedIn(phone);
    await app.open('/card-management/add');
    await page.getByLabel(app.t('cards.idNumber')).fill('7(8)');
    await page.getByRole('checkbox').check();
    const framed = page.waitForResponse((answer) => answer.url().includes('/sandbox/gateway'));
    await app.button('cards.next').click();
    const policy = (await framed).headers()['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-scripts allow-forms');
    expect(policy).toContain("frame-ancestors 'self'");
    await page.frameLocator('iframe').getByLabel(app.t('gateway.number')).fill(NUMBER);
    const seen = await page.evaluate(() => {
      const frame = document.querySelector('iframe')!;
      return frame.contentDocument === null ? 'nothing' : frame.contentDocument.body.outerHTML;
    });
    expect(seen).toBe('nothing');
    const alone = await page.context().newPage();
    await alone.goto(
      new URL((await page.locator('iframe').getAttribute('src')) ?? '', server.url).href,
    );
    await expect(alone.getByLabel(app.t('gateway.number'))).toBeVisible();
    await expectAccessible(alone);
    await alone.close();
  });
});
