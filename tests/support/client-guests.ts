import { expect } from '@playwright/test';
import type { HostedApp } from './client-fixtures.ts';

/** What a client was told by the last call of a name. */
export const lastTold = async (app: HostedApp, name: string): Promise<unknown> =>
  (await app.calls(name)).at(-1)?.params;

/** Pays at the second try by a client's cashier, until a page stands; gives what the cashier of that name was told. */
export const payIn =
  (cashier: string, paid: RegExp) =>
  async (app: HostedApp): Promise<unknown> => {
    await app.become({ payment: 'cancel' });
    await app.payButton().click();
    await expect(app.page.getByRole('alert')).toHaveText(app.t('cashier.cancelled'));
    await app.become({ payment: 'success' });
    await app.payButton().click();
    await expect(app.page).toHaveURL(paid);
    return lastTold(app, cashier);
  };

/** The native app's own sign-in was asked for once. */
export const signInNatively = async (app: HostedApp): Promise<void> => {
  await expect.poll(() => app.calls('requestLoginAsync')).toHaveLength(1);
};

/** The mini-program's bind page signs in, and loads the page once more with a token. */
export const bindInMiniProgram = async (app: HostedApp, token: string): Promise<void> => {
  await expect.poll(() => lastTold(app, 'navigateTo')).toMatchObject({ url: '/pages/common/bind' });
  await app.page.evaluate(
    (address) => {
      location.replace(address);
    },
    app.page.url().replace('/#', `/?weappToken=${token}#`),
  );
};
