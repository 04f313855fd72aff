import { expect } from '@playwright/test';
import type { HostedApp } from './client-fixtures.ts';
import type { BridgeOptions, FakeClient } from './fake-bridges.ts';

/** A client in which a guest buys something, and what it does in its own way. */
export type ClientGuest = {
  name: string;
  client: FakeClient;
  options?: (token: string) => BridgeOptions;
  /** Where a member is needed; nothing where the client signs its visitor in by itself. */
  signIn?: (app: HostedApp, token: string) => Promise<void>;
  /** Pays by the client's own cashier, and gives what that was told. */
  pay: (app: HostedApp) => Promise<unknown>;
  goBack: (app: HostedApp) => Promise<unknown>;
};

/** The native app, in which a person signs in by its own page. */
export const nativeLogin =
  (phone: string) =>
  (token: string): BridgeOptions => ({ user: null, login: { token, userId: 'u', phone } });

/** The bar above the page is the client's. */
export const backInBar = async (app: HostedApp): Promise<void> => {
  await expect(app.button('common.back')).toHaveCount(0);
  await app.page.goBack();
};

/** The mini-program pays on a page of its own, which does not say how that ended. */
export const payInMiniProgram =
  (paid: RegExp) =>
  async (app: HostedApp): Promise<unknown> => {
    await app.payButton().click();
    await expect(app.page).toHaveURL(paid);
    return lastTold(app, 'navigateTo');
  };

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
