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
import { handlerOf } from './protocol.ts';
import { session } from './session.ts';
import { tellTest } from './settings.ts';

type OpenHandler = (details: { readonly url: string }) => { readonly action: 'allow' | 'deny' };
type Size = { readonly width: number; readonly height: number };

const nonce = `senado-${randomUUID()}`;
const names: Names = { nonce, toMain: `${nonce}-to-main`, fromMain: `${nonce}-from-main` };
const clone = cloneText();

/** One window's content: a page of a real Chromium, led through the debugging protocol. */
export class WebContents extends EventEmitter {
  readonly session = session.defaultSession;
  readonly #preload: string;
  #onOpen: OpenHandler = () => ({ action: 'allow' });
  #opened: OpenedChromium | undefined;
  #page: Page | undefined;
  #cdp: CDPSession | undefined;
  #expected: string | null = null;
  #size: Size;

  constructor(preload: string, size: Size) {
    super();
    this.#preload = preload;
    this.#size = size;
  }

  setWindowOpenHandler(handler: OpenHandler): void { this.#onOpen = handler; }
  getURL(): string { return toMain(this.#page?.url() ?? ''); }

  async load(url: string): Promise<void> {
    if (!this.#opened) await this.#open();
    this.#expected = toChromium(url);
    await this.#page!.goto(this.#expected);
    this.emit('did-finish-load');
    tellTest({ type: 'loaded', endpoint: this.#opened!.endpoint });
  }

  async resize(size: Size): Promise<void> {
    this.#size = size;
    await this.#cdp?.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
  }

  async close(): Promise<void> { await this.#opened?.close(); }

  async #open(): Promise<void> {
    this.#opened = await openChromium(await servePageHandler(() => handlerOf('app')));
    const { context } = this.#opened;
    this.#page = context.pages()[0]!;
    const cdp = await context.newCDPSession(this.#page);
    this.#cdp = cdp;
    await this.#guard((await cdp.send('Page.getFrameTree')).frameTree.frame.id, await context.browser()!.newBrowserCDPSession());
    await this.#grantPermissions();
    await this.#injectPreload(cdp);
    await this.resize(this.#size);
  }

  /** Every window and every document that a page of this Chromium asks for is first shown to main, which may deny it. (A page's own frame has the id of its target.) */
  async #guard(mainFrame: string, browser: CDPSession): Promise<void> {
    const windows = new Set<string>();
    const isDenied = (url: string, frame: string): boolean => {
      if (windows.has(frame)) return this.#onOpen({ url: toMain(url) }).action === 'deny';
      if (url !== this.#expected) return this.#isNavigationPrevented(toMain(url), frame === mainFrame);
      this.#expected = null;
      return false;
    };
    browser.on('Target.targetCreated', ({ targetInfo: { type, targetId, url } }) => {
      if (type !== 'page' || targetId === mainFrame) return;
      windows.add(targetId);
      if (isDenied(url, targetId)) browser.send('Target.closeTarget', { targetId }).catch(() => undefined);
    });
    browser.on('Fetch.requestPaused', ({ requestId, request, frameId }) => {
      const answer = isDenied(request.url, frameId) ? browser.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }) : browser.send('Fetch.continueRequest', { requestId });
      // the frame may have gone in the meantime
      answer.catch(() => undefined);
    });
    await browser.send('Target.setDiscoverTargets', { discover: true });
    await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' }] });
  }

  #isNavigationPrevented(url: string, isMainFrame: boolean): boolean {
    const details = { url, isMainFrame, isSameDocument: false, defaultPrevented: false, preventDefault: () => { details.defaultPrevented = true; } };
    this.emit('will-frame-navigate', details);
    if (isMainFrame && !details.defaultPrevented) this.emit('will-navigate', details, url);
    return details.defaultPrevented;
  }

  /** Main's handlers are asked beforehand: headless Chromium asks nobody. What they do not grant is denied. */
  async #grantPermissions(): Promise<void> {
    const browser = await this.#opened!.context.browser()!.newBrowserCDPSession();
    const permissions = session.defaultSession.granted(this, toMain(`${PAGE_ORIGIN}/`)) as 'videoCapture'[];
    await browser.send('Browser.grantPermissions', { origin: PAGE_ORIGIN, permissions });
  }

  async #injectPreload(cdp: CDPSession): Promise<void> {
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === names.toMain) void this.#answer(cdp, executionContextId, payload);
    });
    await cdp.send('Runtime.enable');
    await cdp.send('Page.enable');
    await cdp.send('Runtime.addBinding', { name: names.toMain, executionContextName: WORLD });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldScript(names) });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadScript(names, this.#preload), worldName: WORLD });
  }

  async #answer(cdp: CDPSession, contextId: number, payload: string): Promise<void> {
    const { id, channel, args } = clone.decode(payload) as { id: number; channel: string; args: unknown[] };
    const answer = await deliver(this, { url: this.getURL(), parent: null }, { channel, args });
    const text = JSON.stringify(clone.encode({ id, ...answer }));
    // a page that has gone in the meantime needs no answer
    await cdp.send('Runtime.evaluate', { contextId, expression: `globalThis[${JSON.stringify(names.fromMain)}](${text})` }).catch(() => undefined);
  }
}
