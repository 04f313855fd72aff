import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { api } from '#renderer/lib/api.ts';
import { lock } from '#renderer/lib/lock.ts';
import { queryClient } from '#renderer/lib/query.ts';
import { currentSession } from '#renderer/lib/session.ts';
import { asId } from '#shared/kernel/ids.ts';
import { SECOND } from '#shared/kernel/time.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole, RECORDS } from '../support/console-app.tsx';
import { Refusal, type Answers } from '../support/fake-backend.ts';
import { scan } from '../support/keyboard.ts';
import { emptyRecords } from '../support/records.ts';
import { Shop } from '../support/shop.ts';
import { aSignIn, type SignIn } from '../support/staff.ts';
import { card, confirm, expectReady, expectVerdict, pass } from '../support/till.ts';

const PIN = '2468';
const DEVICE = { name: 'Linux', storeId: null, lockMinutes: 1, isEnrolled: true };
/** Somebody who works at a till that its owner has let in. */
const enrolled = (role: 'cashier' | 'manager', name: string, id: string): SignIn => {
  const as = aSignIn({ role, name, device: DEVICE, deviceKey: 'key-of-a-till-that-was-let-in' });
  return { ...as, operator: { ...as.operator, id: asId(id) } };
};
const AT_WORK = [
  enrolled('cashier', '李嘉欣', 'staff-C1001'),
  enrolled('cashier', '何偉強', 'staff-C1002'),
];

/** The people of this till, each with the same PIN; a wrong one leaves four tries. */
const takesPins = (...people: SignIn[]): Answers => ({
  operatorList: () => ({
    merchant: people[0]!.merchant,
    device: DEVICE,
    operators: people.map(({ operator }) => ({ ...operator, lockedUntil: null })),
  }),
  operatorSwitch: ({ operatorId, pin }) =>
    pin === PIN
      ? { ...people.find(({ operator }) => operator.id === operatorId)!, deviceKey: undefined }
      : new Refusal('PIN_WRONG', { triesLeft: 4 }),
});

const lockScreen = page.getByTestId('lock-screen');
const operator = page.getByTestId('operator');
const pinField = page.getByTestId('pin-field');
const enterPin = async (name?: string, pin = PIN): Promise<void> => {
  if (name !== undefined)
    await page.getByTestId('operators-here').getByRole('button', { name }).click();
  await pinField.fill(pin);
  await userEvent.keyboard('{Enter}');
};
const expectGone = async (what: Locator): Promise<void> => {
  await expect.element(what).not.toBeInTheDocument();
};

afterEach(() => {
  vi.useRealTimers();
});

test('a locked till holds what it was at, counts the scans that come, and opens by PIN alone (row 39)', async () => {
  const shop = new Shop();
  const [held, missed] = [shop.sell()[0]!, shop.sell()[0]!];
  const app = await openConsole({
    as: AT_WORK[0]!,
    answers: { ...shop.answers, ...takesPins(...AT_WORK) },
  });
  await expectReady();
  await scan(held);
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Shift>}{F2}{/Shift}');
  await expect.element(pinField).toHaveFocus();
  await scan(missed);
  await expect
    .element(page.getByTestId('lock-missed'))
    .toHaveTextContent(app.t('lock.missed', { count: 1 }));
  await expectAccessible();
  await userEvent.keyboard('{Escape}{Escape}');
  await enterPin(undefined, '9999');
  await expect
    .element(page.getByTestId('login-alert'))
    .toHaveTextContent(app.t('console.login.triesLeft', { count: 4 }));
  await enterPin();
  await expectGone(lockScreen);
  await expect.element(card).toHaveTextContent(held.slice(-4));
  expect(app.backend.bodiesOf('groupVerifyCheckList')).toHaveLength(1);
});

test('a till changes hands by PIN at the same store; who gives up goes on; idle it locks by itself, keeps no token, and a reload does not open it (row 39)', async () => {
  const app = await openConsole({ as: AT_WORK[0]!, answers: takesPins(...AT_WORK) });
  await expectReady();
  const store = page.getByTestId('store-name').element().textContent;
  await userEvent.keyboard('{F2}');
  await expect.element(lockScreen).toHaveAttribute('data-why', 'switch');
  await userEvent.keyboard('{Escape}');
  await expectGone(lockScreen);
  await operator.click();
  await page.getByTestId('switch-operator').click();
  await enterPin('何偉強');
  await expect.element(operator).toHaveTextContent('何偉強');
  await expect.element(page.getByTestId('store-name')).toHaveTextContent(store);

  vi.useFakeTimers({ toFake: ['Date'] });
  pass(65 * SECOND);
  // as when the machine wakes: the till looks at the clock
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(lockScreen).toHaveAttribute('data-why', 'idle');
  // a locked tab has no token in its storage, and has it again once it is open
  const stored = (): string => JSON.stringify({ ...sessionStorage });
  await expect.poll(stored).not.toContain(AT_WORK[1]!.refreshToken);
  await app.reload();
  await expect.element(pinField).toBeVisible();
  await expect.element(operator).not.toBeInTheDocument();
  await enterPin();
  await expect.element(operator).toHaveTextContent('何偉強');
  await expect.element(page.getByTestId('store-name')).toHaveTextContent(store);
  expect(stored()).toContain(AT_WORK[1]!.refreshToken);
});

test('a locked tab drops its token from memory too, and no call goes out before it is opened (row 39)', async () => {
  const app = await openConsole({ as: AT_WORK[0]!, answers: takesPins(...AT_WORK) });
  await expectReady();
  const memory = (): string => JSON.stringify(currentSession());
  expect(memory()).toContain(AT_WORK[0]!.token);
  await userEvent.keyboard('{Shift>}{F2}{/Shift}');
  await expect.element(pinField).toHaveFocus();
  await expect.poll(memory).not.toContain(AT_WORK[0]!.token);
  expect(memory()).not.toContain(AT_WORK[0]!.refreshToken);
  expect(memory()).toContain(AT_WORK[0]!.operator.id);
  const before = app.backend.bodiesOf('merchantInfo').length;
  let isAnswered = false;
  const asked = api.merchantInfo({}).then(() => {
    isAnswered = true;
  });
  // what the till asks without a token is answered meanwhile
  await queryClient.refetchQueries({ queryKey: ['operators-here'] });
  expect(app.backend.bodiesOf('merchantInfo')).toHaveLength(before);
  expect(isAnswered).toBe(false);
  await enterPin();
  await expectGone(lockScreen);
  await asked;
  expect(memory()).toContain(AT_WORK[0]!.token);
});

test('a write-off under way is finished behind the lock, and then the token is dropped (row 39)', async () => {
  const shop = new Shop();
  const [code] = shop.sell();
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const app = await openConsole({
    as: AT_WORK[0]!,
    answers: {
      ...shop.answers,
      ...takesPins(...AT_WORK),
      groupVerifyCheck: async (body, asked) => {
        await held;
        return shop.answers.groupVerifyCheck(body, asked);
      },
    },
  });
  await expectReady();
  await scan(code!);
  await expect.element(card).toBeVisible();
  await confirm();
  await expect.poll(() => app.backend.bodiesOf('groupVerifyCheck')).toHaveLength(1);
  lock('hand');
  await expect.element(pinField).toHaveFocus();
  await queryClient.refetchQueries({ queryKey: ['operators-here'] });
  expect(currentSession()?.token).toBe(AT_WORK[0]!.token);
  finish();
  await expect.poll(() => currentSession()?.token).toBe('');
  await enterPin();
  await expectVerdict('ok');
  expect(app.backend.bodiesOf('groupVerifyCheck')).toHaveLength(1);
});

test('a session that ran out asks for the PIN, and goes on where it was (row 39)', async () => {
  const manager = enrolled('manager', '黃美玲', 'staff-M1001');
  let hasEnded = false;
  const app = await openConsole({
    as: manager,
    address: RECORDS,
    answers: {
      ...emptyRecords(),
      ...takesPins(manager),
      merchantInfo: () => (hasEnded ? new Refusal('SESSION_INVALID') : manager),
      operatorSwitch: () => {
        hasEnded = false;
        return { ...manager, deviceKey: undefined };
      },
    },
  });
  const store = page.getByTestId('store-name').element().textContent;
  hasEnded = true;
  await app.reload();
  await expect.element(page.getByTestId('session-ended')).toHaveTextContent(app.t('lock.ended'));
  await expectAccessible();
  await enterPin();
  await expect.element(operator).toBeVisible();
  expect(location.hash).toMatch(/merchant\/record/);
  await expect.element(page.getByTestId('store-name')).toHaveTextContent(store);
});

test.each(['cashier', 'auditor'] as const)(
  '%s: everyone changes their own password with the old one',
  async (role) => {
    const app = await openConsole({
      as: aSignIn({ role }),
      address: RECORDS,
      answers: {
        ...emptyRecords(),
        merchantChangePassword: ({ oldPassword }) =>
          oldPassword === 'right-old-one' ? {} : new Refusal('PASSWORD_WRONG'),
      },
    });
    await operator.click();
    await page.getByTestId('change-password').click();
    const type = async (oldPassword: string): Promise<void> => {
      const fields = {
        'own.oldPassword': oldPassword,
        'staff.newPassword': 'four-tram-lamp',
        'own.repeatPassword': 'four-tram-lamp',
      } as const;
      for (const [key, value] of Object.entries(fields))
        await page.getByLabelText(app.t(key as keyof typeof fields), { exact: true }).fill(value);
      await page.getByTestId('password-save').click();
    };
    await type('wrong-old-one');
    await expect.element(page.getByTestId('login-alert')).toBeVisible();
    await type('right-old-one');
    await expectGone(page.getByTestId('change-password-form'));
    await expect.element(page.getByText(app.t('own.passwordChanged'))).toBeVisible();
    expect(app.backend.bodiesOf('merchantChangePassword').at(-1)).toEqual({
      oldPassword: 'right-old-one',
      password: 'four-tram-lamp',
    });
  },
);
