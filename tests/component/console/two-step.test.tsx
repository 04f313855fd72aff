import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { LOST, Refusal, type Answers } from '../support/fake-backend.ts';
import { emptyRecords } from '../support/records.ts';
import { aSignIn } from '../support/staff.ts';

const CODE = '246802';
const alert = page.getByTestId('login-alert');
const codeForm = page.getByTestId('code-form');
const stores = page.getByTestId('stores').getByRole('button');

/** The password is right, and one code is; each wrong one leaves a try less. */
const asksForCode = (as = aSignIn({ role: 'owner' })): Answers => {
  let triesLeft = 5;
  return {
    ...emptyRecords(),
    merchantInfo: () => as,
    merchantLogin: () =>
      new Refusal('OTP_NEEDED', {
        ticket: 'ticket-of-a-right-password',
        until: Date.now() + MINUTE,
      }),
    merchantLoginCode: ({ ticket, code }) => {
      if (ticket !== 'ticket-of-a-right-password') return new Refusal('OTP_TICKET_OVER');
      if (code === CODE) return as;
      triesLeft -= 1;
      return triesLeft > 0
        ? new Refusal('OTP_WRONG', { triesLeft })
        : new Refusal('OTP_LOCKED', { until: Date.now() + 15 * MINUTE });
    },
  };
};

test('after the password a code is asked for; a wrong one says how many tries are left and is typed over', async () => {
  const app = await openConsole({ answers: asksForCode() });
  await app.enter('66990001');
  const field = page.getByLabelText(app.t('otp.anyCode'));
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(app.t('otp.anyCodeMissing'))).toBeVisible();
  await userEvent.keyboard('111111{Enter}');
  await expect.element(alert).toHaveTextContent(app.t('console.login.triesLeft', { count: 4 }));
  await userEvent.keyboard(`${CODE}{Enter}`);
  await expect.element(stores.first()).toBeVisible();
});

test('five wrong codes count the wait down; the way back leads to the password', async () => {
  const app = await openConsole({ answers: asksForCode(), language: 'en' });
  await app.enter('66990001');
  await expect.element(codeForm).toBeVisible();
  for (let n = 0; n < 5; n += 1) {
    await userEvent.keyboard('111111{Enter}');
    await expect.element(alert).toBeVisible();
    await expect.poll(() => app.backend.bodiesOf('merchantLoginCode').length).toBe(n + 1);
  }
  await expect.element(alert).toHaveAttribute('data-kind', 'locked');
  await expect.element(alert).toHaveTextContent(/1[45]:\d\d/);
  await page.getByTestId('code-back').click();
  await expect.element(page.getByLabelText(app.t('console.login.account'))).toHaveValue('66990001');
  await expect
    .element(page.getByLabelText(app.t('console.login.password'), { exact: true }))
    .toHaveValue('');
});

test('two steps are set up with a key and a code, and the recovery codes are shown once', async () => {
  let isOn = false;
  const app = await openConsole({
    as: aSignIn({ role: 'owner' }),
    address: '/groupbooking/merchant/record',
    answers: {
      ...emptyRecords(),
      merchantOtp: () => ({
        since: isOn ? instant(Date.now()) : null,
        recoveryLeft: isOn ? 10 : 0,
      }),
      merchantOtpStart: ({ password }) =>
        password === 'senado-demo'
          ? {
              secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
              uri: 'otpauth://totp/Senado:66990001?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
              recoveryCodes: Array.from({ length: 10 }, (_, at) => `ABCDEFGHJ${'ABCDEFGHJK'[at]}`),
            }
          : new Refusal('PASSWORD_WRONG', { triesLeft: 4 }),
      merchantOtpConfirm: ({ code }) => {
        if (code !== CODE) return new Refusal('OTP_WRONG');
        isOn = true;
        return {};
      },
      merchantOtpRemove: ({ code }) => {
        if (code !== 'ABCDE-FGHJA') return new Refusal('OTP_WRONG', { triesLeft: 4 });
        isOn = false;
        return {};
      },
    },
  });
  const open = async () => {
    await page.getByTestId('operator').click();
    await page.getByTestId('open-otp').click();
  };
  const password = page.getByLabelText(app.t('own.password'), { exact: true });
  await open();
  await password.fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent(app.t('console.login.triesLeft', { count: 4 }));
  await password.fill('senado-demo');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('otp-secret')).toHaveTextContent('GEZD GNBV');
  await expect.element(page.getByRole('img', { name: app.t('otp.qr') })).toBeVisible();
  await expectAccessible();
  const code = page.getByLabelText(app.t('otp.code'));
  await expect.element(code).toHaveFocus();
  await code.fill('111111');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toBeVisible();
  await code.fill(CODE);
  await userEvent.keyboard('{Enter}');
  const codes = page.getByTestId('recovery-codes');
  await expect.element(codes).toHaveTextContent('ABCDE-FGHJA');
  await expectAccessible();
  await page.getByTestId('recovery-kept').click();
  await expect.element(codes).not.toBeInTheDocument();

  await open();
  await expect
    .element(page.getByTestId('otp-on'))
    .toHaveTextContent(app.t('otp.left', { count: 10 }));
  await password.fill('senado-demo');
  await page.getByLabelText(app.t('otp.anyCode')).fill('ABCDE-FGHJA');
  await expectAccessible();
  await page.getByTestId('otp-remove').click();
  await expect.element(page.getByText(app.t('otp.removed'))).toBeVisible();
});

test('without the network the dialog says so and tries again', async () => {
  let isLost = true;
  const app = await openConsole({
    as: aSignIn({ role: 'owner' }),
    address: '/groupbooking/merchant/record',
    answers: {
      ...emptyRecords(),
      merchantOtp: () => (isLost ? LOST : { since: null, recoveryLeft: 0 }),
    },
  });
  await page.getByTestId('operator').click();
  await page.getByTestId('open-otp').click();
  const retry = page.getByTestId('otp-dialog').getByRole('button', { name: app.t('common.retry') });
  await expect.element(retry, { timeout: 10_000 }).toBeVisible();
  isLost = false;
  await retry.click();
  await expect.element(page.getByTestId('otp-off')).toBeVisible();
});

test('a cashier has no second step to set up', async () => {
  await openConsole({
    as: aSignIn({ role: 'cashier' }),
    address: '/groupbooking/merchant/record',
    answers: emptyRecords(),
  });
  await page.getByTestId('operator').click();
  await expect.element(page.getByTestId('change-password')).toBeVisible();
  await expect.element(page.getByTestId('open-otp')).not.toBeInTheDocument();
});

test('a manager with two steps lets a counter go by password and code', async () => {
  const manager = aSignIn({ role: 'manager', deviceKey: 'key-of-a-till-of-this-test' });
  const app = await openConsole({
    as: aSignIn({ role: 'cashier' }),
    address: '/groupbooking/merchant/settings',
    answers: {
      ...emptyRecords(),
      ...asksForCode(manager),
      merchantInfo: () => aSignIn({ role: 'cashier' }),
    },
  });
  await page.getByTestId('kiosk-start').click();
  await page.getByTestId('kiosk-ask').click();
  await page.getByTestId('kiosk-account').fill('M1001');
  await page.getByTestId('kiosk-password').fill('senado-demo');
  await userEvent.keyboard('{Enter}');
  const code = page.getByTestId('kiosk-code');
  await expect.element(code).toHaveFocus();
  await expect.element(page.getByTestId('kiosk-problem')).not.toBeInTheDocument();
  await expectAccessible();
  await code.fill('111111');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByTestId('kiosk-problem'))
    .toHaveTextContent(app.t('error.OTP_WRONG'));
  await code.fill(CODE);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('navigation')).toBeVisible();
});
