import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright';
import { PAGE_ORIGIN, toChromium, toMain } from './address.ts';
import { openChromium, type OpenedChromium } from './chromium.ts';
import { cloneText } from './clone-text.ts';
import { deliver } from './ipc-main.ts';
import type { Names } from './page-side.ts';
import { servePageHandler } from './page-server.ts';
import { mainWorldScript, preloadScript, WORLD } from './preload-scripts.ts';
import { printerList, printPage, type PrintOptions } from './printers.ts';
import { handlerOf } from './protocol.ts';
import { session } from './session.ts';
import { tellTest } from './settings.ts';
import { guardWindows, type WindowGuard } from './window-guard.ts';

type OpenHandler = (details: { readonly url: string }) => { readonly action: 'allow' | 'deny' };
type Size = { readonly width: number; readonly height: number };
type Shown = { readonly page: Page; readonly cdp: CDPSession; readonly frame: string };

const nonce = `senado-${randomUUID()}`;
const names: Names = { nonce, toMain: `${nonce}-to-main`, fromMain: `${nonce}-from-main` };
const clone = cloneText();

type Shared = OpenedChromium & { readonly guard: WindowGuard };
let shared: Promise<Shared> | undefined;
let windows = 0;

/** One Chromium for all windows, as Electron has. */
const theChromium = (): Promise<Shared> =>
  (shared ??= (async () => {
    const opened = await openChromium(await servePageHandler(() => handlerOf('app')));
    return {
      ...opened,
      guard: await guardWindows(await opened.context.browser()!.newBrowserCDPSession()),
    };
  })());

/** One window's content: a page of a real Chromium, led through the debugging protocol. */
export class WebContents extends EventEmitter {
  readonly session = session.defaultSession;
  readonly #preload: string;
  #onOpen: OpenHandler = () => ({ action: 'allow' });
  #shown: Shown | undefined;
  #expected: string | null = null;
  #size: Size;

  constructor(preload: string, size: Size) {
    super();
    this.#preload = preload;
    this.#size = size;
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#onOpen = handler;
  }
  getURL(): string {
    return toMain(this.#shown?.page.url() ?? '');
  }
  getPrintersAsync = printerList;
  print(options: PrintOptions, done: (isDone: boolean, reason: string) => void): void {
    const answer = async (): Promise<void> => {
      const reason = await printPage(this.#shown?.cdp, options);
      done(reason === '', reason);
    };
    void answer();
  }

  async load(url: string): Promise<void> {
    const { endpoint } = await theChromium();
    this.#shown ??= await this.#open();
    this.#expected = toChromium(url);
    await this.#shown.page.goto(this.#expected);
    this.emit('did-finish-load');
    tellTest({ type: 'loaded', endpoint, url });
  }

  async resize(size: Size): Promise<void> {
    this.#size = size;
    await this.#shown?.cdp.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: false,
    });
  }

  async close(): Promise<void> {
    if (!this.#shown) return;
    const { page, frame } = this.#shown;
    const { close, guard } = await theChromium();
    windows -= 1;
    guard.forget(frame);
    // the last one takes its Chromium along
    await (windows === 0 ? close() : page.close());
  }

  async #open(): Promise<Shown> {
    const { context, guard } = await theChromium();
    windows += 1;
    const isFirst = windows === 1;
    const content = {
      mayOpen: (url: string) => this.#onOpen({ url: toMain(url) }).action === 'allow',
      mayGo: (url: string, isMainFrame: boolean) => this.#mayGo(url, isMainFrame),
    };
    const shown = await guard.own(content, async () => {
      const page = (isFirst ? context.pages()[0] : undefined) ?? (await context.newPage());
      const cdp = await context.newCDPSession(page);
      return { page, cdp, frame: (await cdp.send('Page.getFrameTree')).frameTree.frame.id };
    });
    await this.#grantPermissions();
    await this.#injectPreload(shown.cdp);
    await shown.cdp.send('Emulation.setDeviceMetricsOverride', {
      ...this.#size,
      deviceScaleFactor: 1,
      mobile: false,
    });
    return shown;
  }

  #mayGo(url: string, isMainFrame: boolean): boolean {
    if (isMainFrame && url === this.#expected) {
      this.#expected = null;
      return true;
    }
    const details = {
      url: toMain(url),
      isMainFrame,
      isSameDocument: false,
      defaultPrevented: false,
      preventDefault: () => {
        details.defaultPrevented = true;
      },
    };
    this.emit('will-frame-navigate', details);
    if (isMainFrame && !details.defaultPrevented) this.emit('will-navigate', details, details.url);
    return !details.defaultPrevented;
  }

  /** Main's handlers are asked beforehand: headless Chromium asks nobody. What they do not grant is denied. */
  async #grantPermissions(): Promise<void> {
    const { context } = await theChromium();
    const browser = await context.browser()!.newBrowserCDPSession();
    const permissions = session.defaultSession.granted(
      this,
      toMain(`${PAGE_ORIGIN}/`),
    ) as 'videoCapture'[];
    await browser.send('Browser.grantPermissions', { origin: PAGE_ORIGIN, permissions });
  }

  async #injectPreload(cdp: CDPSession): Promise<void> {
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === names.toMain) void this.#answer(cdp, executionContextId, payload);
    });
    cdp.on('Page.frameNavigated', ({ frame: { url, parentId } }) => {
      if (parentId === undefined) this.emit('did-navigate', {}, toMain(url));
    });
    await cdp.send('Runtime.enable');
    await cdp.send('Page.enable');
    await cdp.send('Runtime.addBinding', { name: names.toMain, executionContextName: WORLD });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldScript(names) });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: preloadScript(names, this.#preload),
      worldName: WORLD,
    });
  }

  async #answer(cdp: CDPSession, contextId: number, payload: string): Promise<void> {
    const { id, channel, args } = clone.decode(payload) as {
      id: number;
      channel: string;
      args: unknown[];
    };
    const answer = await deliver(this, { url: this.getURL(), parent: null }, { channel, args });
    const text = JSON.stringify(clone.encode({ id, ...answer }));
    // a page that has gone in the meantime needs no answer
    await cdp
      .send('Runtime.evaluate', {
        contextId,
        expression: `globalThis[${JSON.stringify(names.fromMain)}](${text})`,
      })
      .catch(() => undefined);
  }
}
