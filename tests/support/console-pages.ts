import { expect, type Locator, type Page } from '@playwright/test';
import {
  translator,
  type Language,
  type MessageKey,
  type MessageParams,
} from '#shared/i18n/translate.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { DEMO_PASSWORD, DEMO_PIN } from '#server/demo/people.ts';
import { expectAccessible } from './accessible.ts';
import { leaveConsoleSession } from './console-session.ts';

/** The merchant console in a browser, as a clerk uses it. `origin`: where the server answers. */
export class Console {
  readonly page: Page;
  readonly origin: string;
  language: Language;

  constructor(page: Page, origin: string, language: Language = 'zh-Hant') {
    this.page = page;
    this.origin = origin;
    this.language = language;
  }

  /** A sentence as the console shows it now. */
  t(key: MessageKey, params?: MessageParams): string {
    return translator(this.language)(key, params);
  }

  /** Opens an address of the console: path and query behind the `#`. */
  async open(address = ''): Promise<void> {
    await this.page.goto(`${this.origin}/console/${address ? `#${address}` : ''}`);
  }

  /** Fills the sign-in form in and sends it by Enter. */
  async enter(account: string, password = DEMO_PASSWORD): Promise<void> {
    await this.page.getByLabel(this.t('console.login.account')).fill(account);
    await this.page.getByLabel(this.t('console.login.password'), { exact: true }).fill(password);
    await this.page.keyboard.press('Enter');
  }

  /** A PIN into the lock screen or the sign-in page, of the operator who is asked for or of a named one. */
  async enterPin(name?: string, pin = DEMO_PIN): Promise<void> {
    if (name !== undefined)
      await this.page.getByTestId('operators-here').getByRole('button', { name }).click();
    await this.page.getByTestId('pin-field').fill(pin);
    await this.page.keyboard.press('Enter');
  }

  /** The next page that opens is of somebody who has signed in at this till and stands at a store: the named one, or their first. */
  async beSignedIn(account: string, storeName?: string, isEnrolled = false): Promise<void> {
    await leaveConsoleSession(this.page, {
      origin: this.origin,
      language: this.language,
      account,
      storeName,
      isEnrolled,
    });
  }

  /** Opens an address as somebody who has signed in. */
  async start(
    account: string,
    {
      storeName,
      address,
      isEnrolled,
    }: { storeName?: string; address?: string; isEnrolled?: boolean } = {},
  ): Promise<void> {
    await this.beSignedIn(account, storeName, isEnrolled);
    await this.open(address);
    await expect(this.page.getByTestId('operator')).toBeVisible();
  }

  /** Signs in by the form and stands at a store: the named one, or the one that is offered first. */
  async signIn(account: string, password = DEMO_PASSWORD, storeName?: string): Promise<void> {
    if (!this.page.url().includes('/console/')) await this.open();
    await this.enter(account, password);
    const frame = this.page.getByTestId('operator');
    await expect(this.page.getByTestId('stores').or(frame)).toBeVisible();
    if (await frame.isVisible()) return;
    const stores = this.stores();
    await (
      storeName === undefined ? stores.first() : stores.filter({ hasText: storeName })
    ).click();
    await expect(frame).toBeVisible();
  }

  stores(): Locator {
    return this.page.getByTestId('stores').getByRole('button');
  }

  async signOut(): Promise<void> {
    await this.page.getByTestId('operator').click();
    await this.page.getByTestId('sign-out').click();
    await expect(this.page.getByLabel(this.t('console.login.account'))).toBeVisible();
  }

  /** Changes to the other language. */
  async switchLanguage(): Promise<void> {
    await this.page.getByTestId('language').click();
    this.language = this.language === 'en' ? 'zh-Hant' : 'en';
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
  }

  async openRecords(query = ''): Promise<void> {
    await this.open(`${merchantRoutes.merchantRecord.path}${query ? `?${query}` : ''}`);
    await expect(
      this.page
        .getByTestId('records')
        .or(this.page.getByTestId('records-empty'))
        .or(this.page.getByTestId('records-failed')),
    ).toBeVisible();
  }

  rows(): Locator {
    return this.page.getByTestId('record');
  }

  /** One cell of a row, by the column's id (`at`, `codeMask`, `productName`, `state`, `times`, `faceAmount`, `settleAmount`, `storeName`, `operatorName`, `deviceName`, `source`). */
  cell(row: Locator, column: string): Locator {
    return row.locator(`[data-column="${column}"]`);
  }

  /** Opens a row's drawer. */
  async openRow(row: Locator): Promise<Locator> {
    await row.click();
    const facts = this.page.getByTestId('record-facts');
    await expect(facts).toBeVisible();
    return facts;
  }

  /** No serious accessibility finding on what is shown. */
  async expectAccessible(): Promise<void> {
    await expectAccessible(this.page);
  }
}
