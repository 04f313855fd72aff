import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MINUTE } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole, RECORDS, type ConsoleApp } from '../support/console-app.tsx';
import { LOST, Refusal, type Answers } from '../support/fake-backend.ts';
import { emptyRecords } from '../support/records.ts';
import { aSignIn } from '../support/staff.ts';

const PASSWORD = 'senado-demo';
const account = (app: ConsoleApp) => page.getByLabelText(app.t('console.login.account'));
const alert = page.getByTestId('login-alert');
const stores = page.getByTestId('stores').getByRole('button');

/** One password is right; each wrong one leaves a try less. */
const signsIn = (as = aSignIn()): Answers => {
  let triesLeft = 5;
  return {
    ...emptyRecords(),
    merchantLogin: ({ password }) => {
      if (password === PASSWORD && triesLeft > 0) return as;
      triesLeft -= 1;
      return triesLeft > 0
        ? new Refusal('PASSWORD_WRONG', { triesLeft })
        : new Refusal('ACCOUNT_LOCKED', { until: Date.now() + 15 * MINUTE });
    },
    merchantInfo: () => as,
  };
};

test('a wrong password says how many tries are left and is ready to be typed over', async () => {
  const app = await openConsole({ answers: signsIn() });
  await app.enter('M1001', 'not-this-one');
  await expect.element(alert).toHaveTextContent(app.t('console.login.triesLeft', { count: 4 }));
  await userEvent.keyboard(`${PASSWORD}{Enter}`);
  await expect.element(stores.first()).toBeVisible();
});

test('five wrong passwords lock the account, and the form counts the wait down', async () => {
  const app = await openConsole({ answers: signsIn() });
  for (const left of [4, 3, 2, 1]) {
    await app.enter('C1002', `wrong-${left}`);
    await expect
      .element(alert)
      .toHaveTextContent(app.t('console.login.triesLeft', { count: left }));
  }
  await app.enter('C1002', 'wrong-0');
  await expect.element(alert).toHaveAttribute('data-kind', 'locked');
  await expect.element(alert).toHaveTextContent(/1[45]:\d\d/);
  await expectAccessible();
  await app.enter('C1002');
  await expect.element(alert).toHaveAttribute('data-kind', 'locked');
});

test('an empty form says what is missing and asks nobody', async () => {
  const app = await openConsole({ answers: signsIn() });
  await expect.element(account(app)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(app.t('console.login.accountMissing'))).toBeVisible();
  await expect.element(page.getByText(app.t('console.login.passwordMissing'))).toBeVisible();
  expect(app.backend.sent).toEqual([]);
});

test('without a network the form says so and keeps what was typed', async () => {
  const app = await openConsole({ answers: signsIn() });
  await expect.element(account(app)).toBeVisible();
  app.setOffline(true);
  await app.enter('M1001');
  await expect.element(alert).toHaveTextContent(app.t('console.login.offline'));
  await expect.element(account(app)).toHaveValue('M1001');
  app.setOffline(false);
  await page.getByTestId('sign-in').click();
  await expect.element(stores.first()).toBeVisible();
});

test('an address asked for before signing in is shown after it, under its long name', async () => {
  const as = aSignIn({ stores: aSignIn().stores.slice(0, 1) });
  const app = await openConsole({
    answers: signsIn(as),
    address: '/merchant/record?result=REFUSED',
  });
  await expect.poll(() => location.hash).toMatch(/merchant\/login\?rp=/);
  await app.enter('M1001');
  await expect.element(page.getByTestId('operator')).toBeVisible();
  expect(location.hash).toMatch(/#\/groupbooking\/merchant\/record\?result=REFUSED$/);
});

test('a link that leads away from the console is not followed after signing in', async () => {
  const as = aSignIn({ role: 'auditor', stores: aSignIn().stores.slice(0, 1) });
  const app = await openConsole({
    answers: signsIn(as),
    address: '/groupbooking/merchant/login?rp=%2F%2Fevil.example%2Fx',
  });
  const { origin } = location;
  await app.enter('A1001');
  await expect.element(page.getByTestId('operator')).toBeVisible();
  expect(location.origin).toBe(origin);
  expect(location.hash).toMatch(/merchant\/record$/);
});

test('the name of the device and the language are kept for next time', async () => {
  const as = aSignIn({ role: 'auditor', stores: aSignIn().stores.slice(0, 1) });
  const app = await openConsole({ answers: signsIn(as) });
  await app.switchLanguage();
  const device = () => page.getByLabelText(app.t('console.login.device'));
  await device().fill('Till by the door');
  await app.enter('A1001');
  await expect
    .element(page.getByTestId('connection'))
    .toHaveTextContent(app.t('console.connection.online'));
  await page.getByTestId('operator').click();
  await page.getByTestId('sign-out').click();
  await expect.element(device()).toHaveValue('Till by the door');
  await app.reload();
  await expect
    .element(page.getByRole('heading', { name: app.t('console.login.heading') }))
    .toBeVisible();
});

test('a session that the server has ended asks to sign in, and goes on at the same store and page', async () => {
  const as = aSignIn();
  let hasEnded = false;
  const app = await openConsole({
    as,
    address: RECORDS,
    answers: {
      ...signsIn(as),
      groupVerifyCheckLogRows: (filter, asked) =>
        hasEnded
          ? new Refusal('SESSION_INVALID')
          : emptyRecords().groupVerifyCheckLogRows!(filter, asked),
      merchantLogin: () => {
        hasEnded = false;
        return as;
      },
    },
  });
  const store = page.getByTestId('store-name').element().textContent;
  await expect.element(page.getByTestId('records-empty')).toBeVisible();
  hasEnded = true;
  await page.getByRole('button', { name: app.t('console.records.refresh') }).click();
  await expect.element(page.getByTestId('session-ended')).toBeVisible();
  await app.enter('M1001');
  await expect.element(page.getByTestId('operator')).toBeVisible();
  expect(location.hash).toMatch(/merchant\/record$/);
  await expect.element(page.getByTestId('store-name')).toHaveTextContent(store);
});

test('names of stores and people follow the language', async () => {
  const as = aSignIn({ role: 'auditor' });
  const app = await openConsole({
    as,
    answers: {
      ...emptyRecords(),
      merchantInfo: (_, { language }) => ({
        ...as,
        operator: { ...as.operator, name: language === 'en-US' ? 'Leong Si Man' : '梁思敏' },
      }),
    },
  });
  await expect.element(page.getByTestId('operator')).toHaveTextContent('梁思敏');
  await app.switchLanguage();
  await expect.element(page.getByTestId('operator')).toHaveTextContent('Leong Si Man');
});

test('an auditor reads the records and has nothing to write off', async () => {
  const app = await openConsole({ as: aSignIn({ role: 'auditor' }), answers: emptyRecords() });
  await expect.poll(() => location.hash).toMatch(/merchant\/record$/);
  await expect
    .element(page.getByRole('link', { name: app.t('console.nav.writeOff') }))
    .not.toBeInTheDocument();
  app.go('/groupbooking/merchant/writeoff');
  await expect.poll(() => location.hash).toMatch(/merchant\/record$/);
});

test('an unknown address leads back to the start', async () => {
  const app = await openConsole({ address: '/nowhere' });
  await page.getByRole('link', { name: app.t('console.notFound.home') }).click();
  await expect.element(account(app)).toBeVisible();
});

test('sound is switched off and stays off', async () => {
  const app = await openConsole({ as: aSignIn({ role: 'auditor' }), answers: emptyRecords() });
  await page.getByTestId('sound').click();
  const play = page.getByRole('switch', { name: app.t('console.sound.play') });
  await play.click();
  await expect.element(play).not.toBeChecked();
  await app.reload();
  await expect.element(page.getByTestId('sound')).toHaveAccessibleName(app.t('console.sound.off'));
});

for (const [width, height] of [
  [1024, 700],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`sign-in and store list fit ${width}×${height} and have no serious accessibility finding, in both languages`, async () => {
    await page.viewport(width, height);
    const app = await openConsole({ answers: signsIn() });
    for (const _ of ['zh', 'en']) {
      await expect.element(page.getByTestId('sign-in')).toBeInViewport({ ratio: 1 });
      await expectAccessible();
      await app.switchLanguage();
    }
    await app.enter('M1001');
    await expect.element(stores.first()).toBeVisible();
    await expectAccessible();
  });
}

test('an enrolment code whose answer was lost is sent again under the same key', async () => {
  const keys: (string | undefined)[] = [];
  let isLost = true;
  const as = aSignIn();
  const device = { ...as.device, name: 'Bar', isEnrolled: true };
  const app = await openConsole({
    address: merchantRoutes.merchantEnrol.path,
    answers: {
      deviceEnrol: (_body, { key }) => {
        keys.push(key);
        return isLost ? LOST : { deviceKey: 'k'.repeat(43), merchant: as.merchant, device };
      },
      operatorList: () => ({ merchant: as.merchant, device, operators: [] }),
    },
  });
  await page.getByLabelText(app.t('enrol.code')).fill('ABCDE FGHJK');
  await page.getByTestId('enrol-submit').click();
  await expect.element(alert).toBeVisible();
  isLost = false;
  await page.getByTestId('enrol-submit').click();
  await expect.element(page.getByText(app.t('enrol.done', { name: 'Bar' }))).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
});
