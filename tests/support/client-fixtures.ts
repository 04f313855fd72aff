import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  FAKE_BRIDGES,
  fakeCashier,
  USER_AGENTS,
  type BridgeCall,
  type BridgeOptions,
  type FakeClient,
} from './fake-bridges.ts';
import { ConsumerApp } from './consumer-pages.ts';

/** The consumer's app inside a hosting client. */
export class HostedApp extends ConsumerApp {
  readonly context: BrowserContext;

  constructor(context: BrowserContext, page: Page, origin: string) {
    super(page, origin);
    this.context = context;
  }

  /** What the client was asked, the first first. */
  async calls(name?: string): Promise<BridgeCall[]> {
    const calls = await this.page.evaluate(
      () => (window as { bridgeCalls?: BridgeCall[] }).bridgeCalls ?? [],
    );
    return name === undefined ? calls : calls.filter((call) => call.name === name);
  }

  /** Leaves the client's own page to pay at, as its bar does, however that went. */
  async closePayPage(): Promise<void> {
    await this.page.evaluate(() => {
      (window as { closePayPage?: () => void }).closePayPage?.();
    });
  }

  /** Changes what the client does from now on. */
  async become(options: BridgeOptions): Promise<void> {
    await this.page.evaluate((given) => {
      (window as { bridgeOptions?: BridgeOptions }).bridgeOptions = given;
    }, options);
  }
}

/** Opens a hosting client with its bridge; nothing of the app is loaded yet. */
export const openClient = async (
  browser: Browser,
  origin: string,
  client: FakeClient,
  options: BridgeOptions = {},
  userAgent: string = USER_AGENTS[client],
): Promise<HostedApp> => {
  const context = await browser.newContext({
    userAgent,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-TW',
  });
  const page = await context.newPage();
  await page.addInitScript(fakeCashier);
  await page.addInitScript(FAKE_BRIDGES[client], options);
  return new HostedApp(context, page, origin);
};
