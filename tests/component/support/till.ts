import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { Language } from '#shared/i18n/translate.ts';
import { openConsole, type ConsoleApp } from './console-app.tsx';
import type { Answers } from './fake-backend.ts';
import { aSignIn, type SignIn } from './staff.ts';

const at = (testId: string): Locator => page.getByTestId(testId);
export const panel = at('verdict');
export const card = at('card');
export const entry = at('manual-entry');

const phaseOf = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-testid=write-off]')?.dataset['phase'];
export const expectReady = async (): Promise<void> => {
  await expect.poll(phaseOf).toBe('idle');
};

/** A cashier's till that is ready to scan. */
export const openTill = async (
  answers: Answers,
  { language = 'zh-Hant', as }: { language?: Language; as?: SignIn } = {},
): Promise<ConsoleApp> => {
  const app = await openConsole({
    as: as ?? aSignIn({ role: 'cashier', name: '李嘉欣' }),
    language,
    answers,
  });
  await expectReady();
  return app;
};

/** The card of a code is on the screen. */
export const expectCard = async (code: string): Promise<void> => {
  await expect.element(card).toHaveTextContent(code.slice(-4));
};
export const expectVerdict = async (kind: string): Promise<void> => {
  await expect.element(panel).toHaveAttribute('data-kind', kind);
};
/** Confirms the card by Enter. */
export const confirm = async (): Promise<void> => {
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Enter}');
};
/** Kinds of the results of this session, newest first. */
export const recent = (): (string | undefined)[] =>
  at('recent-item')
    .elements()
    .map((item) => (item as HTMLElement).dataset['kind']);

/** Lets the clock, which the test has stopped by `vi.useFakeTimers({ toFake: ['Date'] })`, go on by so much. */
export const pass = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
};
