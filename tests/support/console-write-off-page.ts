import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Language } from '#shared/i18n/translate.ts';
import type { Tone } from '#tests/component/support/heard-sounds.ts';
import { keysOf, type Burst } from '#tests/component/support/scanner-keys.ts';
import { Console } from './console-pages.ts';
import { heardOn, listenForSounds } from './heard-sounds.ts';

export type ShownVerdict = {
  kind: string;
  tone: string;
  title: string;
  advice: string;
  text: string;
};

/** The console's write-off page as a clerk meets it. */
export class WriteOffPage {
  readonly page: Page;
  readonly console: Console;
  private session: Promise<CDPSession> | undefined;

  constructor(page: Page, origin: string, language: Language = 'zh-Hant') {
    this.page = page;
    this.console = new Console(page, origin, language);
  }

  private at(testId: string): Locator {
    return this.page.getByTestId(testId);
  }

  keyboard(): Promise<CDPSession> {
    this.session ??= this.page.context().newCDPSession(this.page);
    return this.session;
  }

  /** Opens the page, ready to scan, as staff who have signed in at a store. */
  async start({
    account = 'C1001',
    store,
    isEnrolled = false,
  }: { account?: string; store?: string; isEnrolled?: boolean } = {}): Promise<void> {
    await listenForSounds(this.page);
    await this.console.start(account, {
      storeName: store ?? (this.console.language === 'en' ? 'Senado Square' : '議事亭'),
      isEnrolled,
    });
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator('[data-testid=write-off][data-phase=idle]').waitFor();
  }

  /** One burst of a keyboard-wedge scanner. Keys carry the scanner's own times, so that a busy machine does not slow it down. */
  async scanByWedge(text: string, burst: Burst = {}): Promise<void> {
    const keyboard = await this.keyboard();
    const keys = keysOf(text, Date.now(), burst).flat();
    await Promise.all(keys.map((key) => keyboard.send('Input.dispatchKeyEvent', key)));
  }

  /** Tones that the till has played since it was asked last. */
  heard(): Promise<Tone[]> {
    return heardOn(this.page);
  }

  /** Font sizes of the verdict's title and advice as they are drawn, in CSS pixels. */
  async verdictSizes(): Promise<{ title: number; advice: number }> {
    const sizeOf = (testId: string): Promise<number> =>
      this.at(testId).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return { title: await sizeOf('verdict-title'), advice: await sizeOf('verdict-advice') };
  }

  /** Types like a person and presses Enter. */
  async type(code: string): Promise<void> {
    await this.entry.fill('');
    await this.entry.pressSequentially(code, { delay: 60 });
    await this.page.waitForTimeout(150);
    await this.page.keyboard.press('Enter');
  }

  get entry(): Locator {
    return this.at('manual-entry');
  }
  get card(): Locator {
    return this.at('card');
  }
  get vouchers(): Locator {
    return this.at('card-voucher');
  }
  get panel(): Locator {
    return this.at('verdict');
  }
  get checking(): Locator {
    return this.at('checking-item');
  }
  get recentItems(): Locator {
    return this.at('recent-item');
  }
  get camera(): Locator {
    return this.at('camera');
  }

  async confirm(): Promise<void> {
    await this.card.waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** The verdict on the screen; waits for one, of a kind when it is named. */
  async verdict(kind?: string): Promise<ShownVerdict> {
    const panel =
      kind === undefined
        ? this.panel
        : this.page.locator(`[data-testid=verdict][data-kind="${kind}"]`);
    await panel.waitFor();
    const [shownKind, tone, title, advice, text] = await Promise.all([
      panel.getAttribute('data-kind'),
      panel.getAttribute('data-tone'),
      this.at('verdict-title').innerText(),
      this.at('verdict-advice').innerText(),
      panel.innerText(),
    ]);
    return { kind: shownKind ?? '', tone: tone ?? '', title, advice, text };
  }

  /** Puts the verdict away once a key may do so. */
  async dismiss(key: 'Enter' | 'Escape' = 'Enter'): Promise<void> {
    await this.panel.waitFor();
    await this.page.waitForTimeout(350);
    await this.page.keyboard.press(key);
    await this.panel.waitFor({ state: 'hidden' });
  }

  /** Kinds of the results of this session, newest first. */
  async recent(): Promise<string[]> {
    return this.recentItems.evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-kind') ?? ''),
    );
  }

  async queueCount(): Promise<number> {
    const count = this.at('queue-count');
    return (await count.count()) === 0 ? 0 : Number(await count.getAttribute('data-count'));
  }
}
