import {
  translator,
  type Language,
  type MessageKey,
  type MessageParams,
} from '#shared/i18n/translate.ts';
import { ELEMENT, until, type Driver } from './driver.ts';

/** What a person would press or read: by a CSS selector, by the first line of the words on it, or by both. */
export type Target = { css?: string; words?: string };

/** The first such element that is shown, in the middle of the screen. A disabled one does not count. */
const FIND = `
  const [css, words] = arguments;
  const said = (one) => one.getAttribute('aria-label') ?? one.innerText.trim().split('\\n')[0];
  const isShown = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  const found = [...document.querySelectorAll(css)].find((one) =>
    isShown(one) && !one.disabled && (words === '' || said(one) === words));
  found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = found?.getBoundingClientRect();
  return found ? { found, place: box.x + ' ' + box.y } : null;`;
const BUTTONS = 'a, button, [role=button], [role=option]';
/** How long a person waits before another press. */
const AGAIN_MS = 3000;
type Found = { found: Record<string, string>; place: string };

/** A page in a driven browser, as a person uses it: what is pressed is waited for first. */
export class EnginePage {
  readonly driver: Driver;
  language: Language = 'en';

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** A sentence as the page shows it. */
  t(key: MessageKey, params?: MessageParams): string {
    return translator(this.language)(key, params);
  }

  /** Opens an address; its words are those of the browser's language. */
  async open(url: string): Promise<void> {
    await this.driver.send('navigate', { url });
    const own = String(await this.run('return navigator.language'));
    this.language = own.startsWith('zh') ? 'zh-Hant' : 'en';
  }

  /** The window's outer size. */
  async resize(width: number, height: number): Promise<void> {
    await this.driver.send('resize', { width, height });
  }

  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.driver.send('run', { script, args });
  }

  /** The element once it is shown and has come to rest; gives WebDriver's name of it. */
  find({ css = BUTTONS, words = '' }: Target, limitMs?: number): Promise<string> {
    let last: Found | null = null;
    const ask = async (): Promise<string | null> => {
      const before = last;
      last = (await this.run(FIND, css, words)) as Found | null;
      return last !== null && before?.place === last.place ? (last.found[ELEMENT] ?? null) : null;
    };
    return until(`${this.driver.engine}: ${css} ${words}`, ask, limitMs);
  }

  /** Presses where a finger would, and as a person does, again when `next` does not come: the page may have been drawn anew under the finger. */
  async press(target: Target, next?: Target): Promise<void> {
    let reason: unknown;
    await until(`${this.driver.engine}: a press on ${JSON.stringify(target)}`, async () => {
      try {
        await this.driver.send('click', { element: await this.find(target, AGAIN_MS) });
        if (next !== undefined) await this.find(next, AGAIN_MS);
        return true;
      } catch (error) {
        reason = error;
        return null;
      }
    }).catch((error: unknown) => {
      throw new Error(String(error), { cause: reason });
    });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.driver.send('picture', {})), 'base64');
  }

  async fill(css: string, text: string): Promise<void> {
    await this.driver.send('type', { element: await this.find({ css }), text });
  }
}
