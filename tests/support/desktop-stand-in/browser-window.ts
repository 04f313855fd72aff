import { EventEmitter } from 'node:events';
import { app, forgetWindow, noteWindow } from './app.ts';
import { tellTest } from './settings.ts';
import { WebContents } from './web-contents.ts';

type Bounds = { x: number; y: number; width: number; height: number };
type Options = Partial<Bounds> & {
  webPreferences?: {
    preload?: string;
    contextIsolation?: boolean;
    sandbox?: boolean;
    nodeIntegration?: boolean;
  };
};

const open = new Set<BrowserWindow>();

export class BrowserWindow extends EventEmitter {
  static getAllWindows = (): BrowserWindow[] => [...open];
  readonly webContents: WebContents;
  #bounds: Bounds;
  #isMaximized = false;
  #isFullScreen = false;
  #isKiosk = false;

  constructor({ x = 0, y = 0, width = 800, height = 600, webPreferences = {} }: Options) {
    super();
    const { preload, contextIsolation, sandbox, nodeIntegration } = webPreferences;
    if (!preload || contextIsolation !== true || sandbox !== true || nodeIntegration !== false)
      throw new Error('the stand-in opens isolated, sandboxed windows without Node only');
    this.#bounds = { x, y, width, height };
    this.webContents = new WebContents(preload, { width, height });
    open.add(this);
    noteWindow(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  async loadURL(url: string): Promise<void> {
    await this.webContents.load(url);
    this.emit('ready-to-show');
  }

  getBounds(): Bounds {
    return { ...this.#bounds };
  }
  setBounds(bounds: Partial<Bounds>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    void this.webContents.resize({ width: this.#bounds.width, height: this.#bounds.height });
    this.emit('resize');
  }
  isMaximized(): boolean {
    return this.#isMaximized;
  }
  maximize(): void {
    this.#isMaximized = true;
  }
  isFullScreen(): boolean {
    return this.#isFullScreen;
  }
  setFullScreen(isFull: boolean): void {
    this.#isFullScreen = isFull;
  }
  isMinimized(): boolean {
    return false;
  }
  isDestroyed(): boolean {
    return !open.has(this);
  }
  restore(): void {}
  show(): void {}
  showInactive(): void {}
  setKiosk(isKiosk: boolean): void {
    this.#isFullScreen = isKiosk;
    this.#isKiosk = isKiosk;
    tellTest({ type: 'kiosk', isOn: isKiosk });
  }
  isKiosk(): boolean {
    return this.#isKiosk;
  }
  isFocused(): boolean {
    return true;
  }
  focus(): void {
    tellTest({ type: 'focused' });
  }
  setOverlayIcon(): void {}
  flashFrame(): void {}

  async close(): Promise<void> {
    if (this.isDestroyed()) return;
    let isPrevented = false;
    this.emit('close', {
      preventDefault: () => {
        isPrevented = true;
      },
    });
    if (isPrevented) return;
    await this.webContents.close();
    open.delete(this);
    this.emit('closed');
    forgetWindow(this);
  }
}
