import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { settingsStore } from '#renderer/lib/settings.ts';
import { queryClient } from '#renderer/lib/query.ts';
import { instant } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aloneTill, DESK_STORE } from '../support/desk.ts';
import { LOST } from '../support/fake-backend.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const NOW = instant(Date.now());
const NO_ORDERS: DeskOrder[] = [];

/** A clerk's till beside another one, which `other` says is heard or not. */
const openTill = async (language: 'zh-Hant' | 'en', other: { isHeard: boolean }) => {
  const app = await openConsole({
    as: aSignIn({ role: 'cashier', stores: [{ ...SENADO, id: DESK_STORE, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    language,
    answers: {
      merchantDeskBoard: () => aBoard(NO_ORDERS, 'noodles:1'),
      merchantDeskStream: () => LOST,
      merchantDeskChanges: () => ({
        events: [],
        cursor: 'noodles:1',
        isGap: false,
        stores: [],
        serverTime: NOW,
      }),
      ...aloneTill,
      merchantDeskHeard: () => ({
        otherTills: [
          {
            storeId: DESK_STORE,
            device: '後門',
            at: NOW,
            canRing: other.isHeard,
            isHeard: other.isHeard,
            isHere: true,
          },
        ],
        serverTime: NOW,
      }),
    },
  });
  await expect.element(page.getByTestId('desk-page')).toBeVisible();
  await userEvent.click(page.getByRole('main'));
  return app;
};
const isSoundOn = () => settingsStore.getState().soundOn;

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
});

for (const language of ['zh-Hant', 'en'] as const) {
  test(`desk row 6: the last till that hears a store is not muted, and says why (${language})`, async () => {
    const app = await openTill(language, { isHeard: false });
    await expect.element(page.getByTestId('desk-deaf')).toBeVisible();
    await page.getByTestId('sound').click();
    const play = page.getByLabelText(app.t('console.sound.play'));
    await play.click();
    const { name: store } = aBoard(NO_ORDERS).stores[0]!;
    await expect.element(page.getByText(app.t('desk.heard.keep', { store }))).toBeVisible();
    await expect
      .element(page.getByRole('alert').filter({ hasText: app.t('desk.heard.keep', { store }) }))
      .toBeVisible();
    await expect.element(play).toBeChecked();
    expect(isSoundOn()).toBe(true);
    await expectAccessible();
  });
}

test('desk row 6: turning the volume down to nothing is a mute too', async () => {
  const app = await openTill('en', { isHeard: false });
  await expect.element(page.getByTestId('desk-deaf')).toBeVisible();
  const { volume } = settingsStore.getState();
  await page.getByTestId('sound').click();
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByText(app.t('desk.heard.keep', { store: '麵家' }))).toBeVisible();
  expect(settingsStore.getState().volume).toBe(volume);
});

test('desk row 6: a till is muted beside one that hears, and sounds again once it is the last', async () => {
  const other = { isHeard: true };
  const app = await openTill('zh-Hant', other);
  await page.getByTestId('sound').click();
  await page.getByLabelText(app.t('console.sound.play')).click();
  await expect.element(page.getByTestId('sound')).toHaveAccessibleName(app.t('console.sound.off'));
  expect(isSoundOn()).toBe(false);
  other.isHeard = false;
  await queryClient.invalidateQueries({ queryKey: ['desk-heard'] });
  await expect
    .element(page.getByText(app.t('desk.heard.unmuted', { store: '麵家' })))
    .toBeVisible();
  expect(isSoundOn()).toBe(true);
});

test('desk row 6: who comes back to a page from the background reads once that it may ring late there', async () => {
  const app = await openTill('en', { isHeard: true });
  const notice = page.getByTestId('desk-was-hidden');
  const turn = (visibilityState: DocumentVisibilityState): void => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await expect.element(notice).not.toBeInTheDocument();
  turn('hidden');
  turn('visible');
  await expect.element(notice).toHaveTextContent(app.t('desk.heard.hidden'));
  await expectAccessible();
  await page.getByLabelText(app.t('desk.heard.hiddenRead')).click();
  await expect.element(notice).not.toBeInTheDocument();
  turn('hidden');
  turn('visible');
  expect(notice.elements()).toEqual([]);
});
