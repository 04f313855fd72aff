import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { displayBridge } from '#shared/ipc/display.ts';
import { bridge } from '#shared/ipc/index.ts';
import { SETTINGS_ENV, type Settings } from '#tests/support/desktop-stand-in/settings.ts';
import { deliver, type Answer } from '#tests/support/desktop-stand-in/ipc-main.ts';

// main's own handlers, on the stand-in's modules: files, secrets and journal are real
vi.mock('electron', () => import('#tests/support/desktop-stand-in/electron.ts'));
// asks for the runtime by itself when it is read; no window is opened here
vi.mock('electron-window-state', () => ({ default: () => ({}) }));

const CONSOLE = { url: 'app://senado/index.html#/groupbooking/merchant/writeoff', parent: null };
const DISPLAY = { url: 'app://senado/display.html', parent: null };
const all = { ...bridge, ...displayBridge };
const CHANNELS = Object.values(all).map(({ channel }) => channel);
const callOf = (channel: string) => Object.values(all).find((call) => call.channel === channel);
const REFUSALS =
  /^Error: (bridge refused: (channel|sender|argument|failed|reply)|No handler registered for )/;

let folder: string;
const crashes: unknown[] = [];
const noteCrash = (error: unknown): void => {
  crashes.push(error);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'senado-fuzz-'));
  const settings: Settings = {
    userDataDir: folder,
    root: process.cwd(),
    chromiumPath: '',
    chromiumArgs: [],
    keychain: 'present',
    locale: 'en',
    displays: 2,
    isPackaged: false,
  };
  vi.stubEnv(SETTINGS_ENV, JSON.stringify(settings));
  vi.stubEnv('SENADO_STAND_IN_SILENT', '1');
  process.on('uncaughtException', noteCrash);
  process.on('unhandledRejection', noteCrash);
  const { startLogs } = await import('#electron/main/logs.main.ts');
  const { answerBridge } = await import('#electron/main/ipc.main.ts');
  const { bridgeHandlers, displayHandlers } = await import('#electron/main/handlers.main.ts');
  const { startShell } = await import('#electron/main/shell.main.ts');
  startLogs();
  const { default: log } = await import('electron-log/node');
  log.transports.console.level = false;
  log.transports.file.level = false;
  log.errorHandler.stopCatching();
  answerBridge(
    await bridgeHandlers('http://127.0.0.1:3000', (await startShell()).calls),
    displayHandlers,
  );
});
afterAll(() => {
  process.off('uncaughtException', noteCrash);
  process.off('unhandledRejection', noteCrash);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
});

const send = (
  channel: string,
  frame: { url: string; parent: unknown } | null,
  args: readonly unknown[],
): Promise<Answer> => deliver({}, frame as typeof CONSOLE, { channel, args });

/** What structured clone carries, and what is built to hurt. */
const nasty = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  '__proto__',
  'constructor',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  2 ** 53,
  10n ** 30n,
  [],
  {},
  new Date(Number.NaN),
  new Map([['name', 'merchant.session']]),
  new Set([1]),
  new Uint8Array(8),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
  { toString: 1, valueOf: 2 },
  JSON.parse('{"then":"x"}'),
  'x'.repeat(20_001),
  '../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '\u0000',
  '\ud800',
  { name: 'merchant.session' },
  { name: '../secrets', value: 'x' },
  { requestId: 'x'.repeat(65) },
  { seen: -1 },
  { host: '8.8.8.8', port: 22, data: '' },
  { updates: true, updateFeed: 'https://evil.example' },
);
const anything = fc.oneof(
  { weight: 3, arbitrary: nasty },
  {
    weight: 4,
    arbitrary: fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withNullPrototype: true,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const args = fc.array(anything, { maxLength: 3 });
const channels = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...CHANNELS) },
  { weight: 1, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'constructor',
      '__proto__',
      'toString',
      'secret:READ',
      'secret:read ',
      'journal:*',
    ),
  },
);
const strangers = fc.constantFrom(
  null,
  { url: 'https://evil.example/', parent: null },
  { url: 'app://senado.evil/index.html', parent: null },
  { url: 'app://senado/index.html', parent: CONSOLE },
  { url: 'about:blank', parent: null },
  { url: '', parent: null },
  { url: 'data:text/html,x', parent: null },
  { url: 'app://user@senado/index.html', parent: null },
  { url: 'file:///app/index.html', parent: null },
  { url: 'app://senado/assets/x.svg', parent: null },
);

/** Whether the contract takes these arguments: then an answer is right, whatever it is. */
const isTaken = (channel: string, given: readonly unknown[]): boolean => {
  const call = callOf(channel);
  return call !== undefined && given.length < 2 && z.safeParse(call.argument, given[0]).success;
};
const isClonable = (value: unknown): boolean => {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
};

describe('the bridge under random channels and arguments', () => {
  it(
    'refuses what the contract does not name, and never crashes',
    { timeout: 60_000 },
    async () => {
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(channels, args.filter(isClonable), async (channel, given) => {
          const frame = channel.startsWith('display:next') ? DISPLAY : CONSOLE;
          if (isTaken(channel, given)) return;
          const { ok, value } = await send(channel, frame, given);
          expect(ok).toBe(false);
          expect(value).toMatch(REFUSALS);
          refused += 1;
        }),
        { numRuns: 4000 },
      );
      expect(refused).toBeGreaterThan(2500);
      expect(crashes).toEqual([]);
    },
  );

  it('answers no stranger, not even with right arguments', { timeout: 60_000 }, async () => {
    const right: readonly [string, unknown][] = [
      ['secret:read', 'merchant.session'],
      ['desktop:info', undefined],
      ['journal:open', undefined],
      ['signal:next', { seen: 0 }],
      ['choice:write', { openAtLogin: true }],
      ['link:open', 'https://www.gov.mo/'],
      ['display:next', { seen: 0 }],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constantFrom(...right),
          fc.tuple(fc.constantFrom(...CHANNELS), anything.filter(isClonable)),
        ),
        strangers,
        async ([channel, argument], frame) => {
          expect(await send(channel, frame, argument === undefined ? [] : [argument])).toEqual({
            ok: false,
            value: 'Error: bridge refused: sender',
          });
        },
      ),
      { numRuns: 1500 },
    );
    expect(crashes).toEqual([]);
  });

  it("keeps the two pages apart: the customer's screen gets nothing of the console's, and the console nothing of its", async () => {
    for (const { channel } of Object.values(bridge))
      expect(await send(channel, DISPLAY, [])).toEqual({
        ok: false,
        value: 'Error: bridge refused: sender',
      });
    for (const { channel } of Object.values(displayBridge))
      expect(await send(channel, CONSOLE, [{ seen: 0 }])).toEqual({
        ok: false,
        value: 'Error: bridge refused: sender',
      });
  });

  it('still works after all that, and nothing got through', async () => {
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(await send('secret:read', CONSOLE, ['merchant.session'])).toEqual({
      ok: true,
      value: null,
    });
    expect(await send('journal:open', CONSOLE, [])).toEqual({ ok: true, value: [] });
    expect(await send('choice:read', CONSOLE, [])).toMatchObject({
      ok: true,
      value: { updates: false, updateState: 'off' },
    });
    const info = await send('desktop:info', CONSOLE, []);
    expect(info).toMatchObject({ ok: true, value: { runtime: 'electron' } });
  });
});
