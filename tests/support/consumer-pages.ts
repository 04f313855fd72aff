import { expect, type Locator, type Page } from '@playwright/test';
import { contract } from '#shared/contract/index.ts';
import {
  translator,
  type Language,
  type MessageKey,
  type MessageParams,
} from '#shared/i18n/translate.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { testClient } from './server-client.ts';

export type BankChoice = 'pay' | 'refuse' | 'close' | 'late';

/** The consumer's app in a browser, as a member uses it. `origin`: where the server answers. */
export class ConsumerApp {
  readonly page: Page;
  readonly origin: string;
  language: Language;

  constructor(page: Page, origin: string, language: Language = 'zh-Hant') {
    this.page = page;
    this.origin = origin;
    this.language = language;
  }

  /** A sentence as the app shows it now. */
  t(key: MessageKey, params?: MessageParams): string {
    return translator(this.language)(key, params);
  }

  button(key: MessageKey, params?: MessageParams): Locator {
    return this.page.getByRole('button', { name: this.t(key, params), exact: true });
  }

  /** Opens an address of the app: path and query behind the `#`. */
  async open(address: string = consumerRoutes.groupBooking.path): Promise<void> {
    await this.page.goto(`${this.origin}/#${address}`);
  }

  /** A server that cannot answer the app's questions has drawn nothing from them either. */
  async withoutFirstView(): Promise<void> {
    await this.page.route('**/first-view*', (route) => route.fulfill({ status: 204 }));
  }

  /** The other language, by the switch of the list of deals. */
  async switchLanguage(): Promise<void> {
    const isEnglish = this.language === 'en';
    await this.button(isEnglish ? 'common.languageZh' : 'common.languageEn').click();
    this.language = isEnglish ? 'zh-Hant' : 'en';
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
  }

  phoneField(): Locator {
    return this.page.getByLabel(this.t('login.phone'), { exact: true });
  }

  codeField(): Locator {
    return this.page.getByLabel(this.t('login.code'), { exact: true });
  }

  /** Leaves in the browser what signing in leaves there: the next page that opens is a member's. The sign-in page has its own journeys, in `consumer/sign-in.spec.ts`. */
  async beSignedIn(phone: string): Promise<void> {
    await this.page.goto(`${this.origin}/healthz`);
    const { api } = testClient({
      url: this.origin,
      language: this.language === 'en' ? 'en-US' : 'zh-TW',
    });
    const { demoCode } = await api.memberSendCode({ region: '853', phone });
    const {
      token,
      userId,
      phone: shown,
      nickname,
    } = await api.memberLogin({ region: '853', phone, code: demoCode ?? '' });
    await this.page.evaluate(
      (member) => {
        for (const store of [sessionStorage, localStorage]) store.setItem('senado.session', member);
      },
      JSON.stringify({ token, userId, phone: shown, nickname }),
    );
  }

  /** Signs in with the code that the demonstration shows; goes to the sign-in page when it is not there yet. */
  async signIn(phone: string): Promise<void> {
    if (!this.page.url().includes(consumerRoutes.missionLogin.path))
      await this.open(consumerRoutes.missionLogin.path);
    await this.phoneField().fill(phone);
    await this.button('login.send').click();
    await this.button('login.demoFill').click();
    await this.button('login.submit').click();
    await expect(this.page).not.toHaveURL(/mission\/login/);
  }

  /** Signs out at the foot of the list of orders; ends at the deals. */
  async signOut(): Promise<void> {
    await this.button('common.signOut').click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.t('common.signOut') })
      .click();
    await expect(this.page.getByTestId('announcer')).toContainText(this.t('login.out'));
    await expect(this.page).toHaveURL(/#\/groupbooking$/);
  }

  /** The rows of the list of deals, or of stores: not what is promoted above it. */
  deals(): Locator {
    return this.page
      .getByRole('main')
      .locator('li:not(.flash-row li, .group-banners li, .lanterns li)')
      .filter({ has: this.page.getByRole('link') });
  }

  /** Opens a deal by its id, or by its name in the language of the app. */
  async openDeal({
    productId,
    productName,
  }: {
    productId?: string;
    productName?: string;
  }): Promise<void> {
    if (productId !== undefined)
      await this.open(href(consumerRoutes.groupProductDetail, { productId }));
    else {
      await this.open(
        `${href(consumerRoutes.groupSearch, { keyword: productName ?? '' })}&tab=deals`,
      );
      await this.page
        .getByRole('link')
        .filter({ hasText: productName ?? '' })
        .first()
        .click();
    }
    await expect(this.button('deal.buy')).toBeVisible();
  }

  /** Buys so many of a product; ends at the cashier. Gives the id of the new order. */
  async buy(what: { productId?: string; productName?: string }, quantity = 1): Promise<string> {
    await this.openDeal(what);
    await this.button('deal.buy').click();
    for (let count = 1; count < quantity; count += 1) await this.button('deal.more').click();
    await expect(this.page.getByRole('spinbutton')).toHaveValue(String(quantity));
    await this.button('deal.submit').click();
    await expect(this.page).toHaveURL(/#\/payPage\?orderId=/);
    return this.orderId();
  }

  /** The order that the present address speaks of. */
  orderId(): string {
    return new URLSearchParams(this.page.url().split('?')[1]).get('orderId') ?? '';
  }

  payButton(): Locator {
    return this.page.getByRole('button', {
      name: this.language === 'en' ? /^Pay \$/ : /(前往|重新)付款/,
    });
  }

  /** Leaves for the bank and lets it do one of its four things; ends back in the app. */
  async payAtBank(choice: BankChoice): Promise<void> {
    await this.payButton().click();
    await expect(this.page).toHaveURL(/\/sandbox-bank/);
    await this.page.getByTestId(`bank-${choice}`).click();
    await expect(this.page).toHaveURL(/#\/(payPage|group\/orderDetail)/);
  }

  async openOrder(orderId: string): Promise<void> {
    await this.open(href(consumerRoutes.groupOrderDetail, { orderId }));
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.t('title.orderDetail') }),
    ).toBeVisible();
  }

  /** The app's clock, which the journey has installed, stands still from now on: `page.clock.runFor` alone lets time go on, until `page.clock.resume`. Of an app that watches an order: its last question is answered by then, before anything happens to the order. */
  async stopClock(): Promise<void> {
    const answered = this.page.waitForResponse(`**${contract.groupOrderGet.path}`);
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 10_000);
    await answered;
  }

  /** Lets so much time pass in an app whose clock stands, sees that it asks for its order meanwhile, and lets the clock go on. However busy the machine is, this tells how often the app asks. */
  async asksForOrderWithin(ms: number): Promise<void> {
    const asked = this.page.waitForRequest(`**${contract.groupOrderGet.path}`);
    await this.page.clock.runFor(ms);
    await asked;
    await this.page.clock.resume();
  }

  tickets(): Locator {
    return this.page.getByTestId('ticket');
  }

  /** The ticket that is on screen now. */
  ticket(): Locator {
    return this.page.locator('[data-current=true]').getByTestId('ticket');
  }

  /** The 12 digits of every voucher that shows them, without spaces. */
  async voucherCodes(): Promise<string[]> {
    await expect(this.page.getByTestId('voucher-code').first()).toBeVisible();
    return (await this.page.getByTestId('voucher-code').allInnerTexts()).map((text) =>
      text.replace(/\s/g, ''),
    );
  }

  /** The QR of the ticket on screen, once it is drawn. */
  async qrElement(): Promise<Locator> {
    const qr = this.ticket().getByTestId('voucher-qr');
    await expect(qr).toBeVisible();
    return qr;
  }
}
