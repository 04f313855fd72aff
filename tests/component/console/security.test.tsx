import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codeOf } from '#shared/codes/error-code.ts';
import type { SecurityEventRow } from '#shared/contract/merchant/oversight.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { Refusal } from '../support/fake-backend.ts';
import { aSignIn } from '../support/staff.ts';

const event = (id: string, change: Partial<SecurityEventRow>): SecurityEventRow => ({
  id: asId(id),
  at: instant(Date.UTC(2026, 9, 5, 4)),
  kind: 'sign-in',
  act: 'signIn',
  operatorId: asId('staff-C1001'),
  operatorName: '李嘉欣',
  deviceName: '櫃檯一',
  subjectName: null,
  code: null,
  source: 'abcdefghijklmnopqrstuv',
  ...change,
});
const EVENTS = [
  event('1', { kind: 'refusal', code: codeOf('PASSWORD_WRONG'), deviceName: null }),
  event('2', { kind: 'device', act: 'revokeDevice', subjectName: '舊平板' }),
  event('3', {}),
];

test('an auditor reads who did what and narrows it by kind', async () => {
  const app = await openConsole({
    as: aSignIn({ role: 'auditor' }),
    address: '/merchant/security',
    answers: {
      securityEventList: ({ kind }) => {
        const result = EVENTS.filter((row) => !kind || row.kind === kind);
        return { result, next: false, nextOffset: result.length };
      },
    },
  });
  const lines = page.getByTestId('security-event');
  await expect.poll(() => lines.elements().length).toBe(3);
  await expect.element(lines.first()).toHaveTextContent(app.t('error.PASSWORD_WRONG'));
  await expectAccessible();
  await page.getByLabelText(app.t('security.kind')).first().selectOptions('device');
  await expect.poll(() => lines.elements().length).toBe(1);
  await expect.element(lines.first()).toHaveTextContent('舊平板');
});

test('a list that fails says so and is asked for again', async () => {
  let isDown = true;
  await openConsole({
    as: aSignIn({ role: 'owner' }),
    address: '/merchant/security',
    answers: {
      securityEventList: () =>
        isDown ? new Refusal('NO_PERMISSION') : { result: [], next: false, nextOffset: 0 },
    },
  });
  await expect.element(page.getByTestId('people-failed')).toBeVisible();
  isDown = false;
  await page.getByTestId('people-failed').getByRole('button').click();
  await expect.element(page.getByTestId('people-empty')).toBeVisible();
});
