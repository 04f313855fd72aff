import type { Locator, Page } from '@playwright/test';
import type { KeyFact } from '#renderer/lib/scan/key-text.ts';
import type { KeyStream } from '#renderer/lib/scan/key-recorder.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import type { WriteOffPage } from './console-write-off-page.ts';
import type { FakeScanners } from './fake-scanners.ts';

const SHIFT = 8;
const IME_KEY = 229;
const ENDS: Record<string, number> = { Enter: 13, Tab: 9 };

const paramsOf = ({ key, code, hasShift, isComposing }: KeyFact, timestamp: number) => ({
  type: 'rawKeyDown' as const,
  key,
  code,
  timestamp,
  modifiers: hasShift ? SHIFT : 0,
  windowsVirtualKeyCode: isComposing ? IME_KEY : (ENDS[key] ?? key.codePointAt(0)!),
});

/** The console's page for scanners, with the doctor. */
export class ScannerPage {
  readonly page: Page;
  readonly till: WriteOffPage;

  constructor(till: WriteOffPage) {
    this.till = till;
    this.page = till.page;
  }

  async open(): Promise<void> {
    await this.till.console.open(merchantRoutes.merchantScanner.path);
    await this.at('scanner-page').waitFor();
  }

  at(testId: string): Locator {
    return this.page.getByTestId(testId);
  }

  last(kind: 'WEDGE' | 'SERIAL' | 'HID' | 'CAMERA'): Locator {
    return this.at(`last-${kind}`);
  }

  /** Kinds of what the doctor has found so far. */
  async findings(): Promise<string[]> {
    return this.at('finding').evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-kind') ?? ''),
    );
  }

  /** One scan of a keyboard scanner, key by key as recorded, at the scanner's own times. */
  async scan({ keys }: KeyStream): Promise<void> {
    const keyboard = await this.till.keyboard();
    const start = Date.now() / 1000 - keys[0]!.at / 1000;
    await Promise.all(
      keys.flatMap((fact) => {
        const params = paramsOf(fact, start + fact.at / 1000);
        return [
          keyboard.send('Input.dispatchKeyEvent', params),
          keyboard.send('Input.dispatchKeyEvent', {
            ...params,
            type: 'keyUp',
            timestamp: params.timestamp + 0.001,
          }),
        ];
      }),
    );
  }

  /** Has the page's stopwatch run at a pace: how quick a machine is judged to be does not hang on the one that tests. */
  async runStopwatch(pace: number): Promise<void> {
    await this.page.evaluate((times) => {
      const native = Performance.prototype.now.bind(performance);
      performance.now = () => native() * times;
    }, pace);
  }

  /** Does something with the scanners of `fake-scanners.ts`. */
  async device(
    kind: keyof FakeScanners,
    act: 'plug' | 'unplug' | 'send',
    text = '',
  ): Promise<void> {
    await this.page.evaluate(
      ([of, what, argument]) => {
        const { fakeScanners } = window as unknown as {
          fakeScanners: Record<string, Record<string, (text: string) => void>>;
        };
        fakeScanners[of]![what]!(argument);
      },
      [kind, act, text] as const,
    );
  }
}
