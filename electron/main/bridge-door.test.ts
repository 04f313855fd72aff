import { beforeEach, expect, it } from 'vitest';
import { CHANNELS } from '#shared/ipc/channels.ts';
import { bridge } from '#shared/ipc/index.ts';
import { createDoor, type HandlersOf, type SenderFrame } from './bridge-door.ts';

const own: SenderFrame = { url: 'app://senado/index.html#/login', parent: null };
const entry = {
  requestId: '0190-request-1',
  at: 1,
  merchantId: 'm',
  operatorId: 'o',
  label: 'one cake',
  body: '{}',
};
let calls: unknown[];
let reports: unknown[][];

const { info, readSecret, writeSecret, journalAppend, journalResolve, journalOpen, openLink } =
  bridge;
const some = {
  info,
  readSecret,
  writeSecret,
  journalAppend,
  journalResolve,
  journalOpen,
  openLink,
};
type Handlers = HandlersOf<typeof some>;

const handlers = (more: Partial<Handlers> = {}): Handlers => ({
  info: async () => ({
    runtime: 'electron',
    version: '1',
    platform: 'linux',
    deviceId: 'd',
    deviceName: 'till',
    backendUrl: 'http://127.0.0.1:3000',
    isSecretSafe: true,
  }),
  readSecret: async () => 's',
  writeSecret: async (argument) => {
    calls.push(argument);
    return null;
  },
  journalAppend: async (argument) => {
    calls.push(argument);
    return null;
  },
  journalResolve: async () => null,
  journalOpen: async () => [entry],
  openLink: async () => false,
  ...more,
});
const door = (more?: Partial<Handlers>) =>
  createDoor({
    calls: some,
    page: 'console',
    handlers: handlers(more),
    report: (...all) => reports.push(all),
  });
const send = (
  channel: string,
  args: unknown[],
  { frame = own, more }: { frame?: SenderFrame; more?: Partial<Handlers> } = {},
) => door(more)({ channel, frame, args });

beforeEach(() => {
  calls = [];
  reports = [];
});

it('answers a call of our own page', async () => {
  expect(await send(CHANNELS.journalAppend, [entry])).toBeNull();
  expect(calls).toEqual([entry]);
  expect(await send(CHANNELS.journalOpen, [])).toEqual([entry]);
  expect(await send(CHANNELS.journalOpen, [undefined])).toEqual([entry]);
  expect(reports).toEqual([]);
});

it('refuses an unknown channel', async () => {
  for (const channel of ['fs:read', 'constructor', '__proto__', ''])
    await expect(send(channel, ['secret'])).rejects.toThrow('bridge refused: channel');
  expect(reports[0]).toEqual(['channel', 'unknown', undefined]);
});

it('refuses a sender that is not our own top frame', async () => {
  const frames: SenderFrame[] = [
    null,
    { url: 'https://evil.example/', parent: null },
    { url: 'app://senado/', parent: own },
    { url: 'about:blank', parent: null },
    { url: 'app://senado/display.html', parent: null },
  ];
  for (const frame of frames)
    await expect(send(CHANNELS.readSecret, ['merchant.session'], { frame })).rejects.toThrow(
      'bridge refused: sender',
    );
  expect(calls).toEqual([]);
});

it('refuses a malformed argument and does not repeat it in the report', async () => {
  const bad: [string, unknown[]][] = [
    [CHANNELS.readSecret, ['other.secret']],
    [CHANNELS.readSecret, []],
    [CHANNELS.writeSecret, [{ name: 'merchant.session' }]],
    [CHANNELS.writeSecret, [{ name: 'merchant.session', value: 'hush'.repeat(6000) }]],
    [CHANNELS.journalAppend, [{ ...entry, at: 1.5 }]],
    [CHANNELS.journalAppend, [{ ...entry, body: 7 }]],
    [CHANNELS.journalAppend, [entry, entry]],
    [CHANNELS.openLink, [{ toString: 'x' }]],
    [CHANNELS.info, [1]],
  ];
  for (const [channel, args] of bad)
    await expect(send(channel, args)).rejects.toThrow('bridge refused: argument');
  expect(calls).toEqual([]);
  expect(JSON.stringify(reports)).not.toContain('hush');
});

it('drops members that the schema does not name', async () => {
  await send(CHANNELS.journalAppend, [{ ...entry, code: '123456789012' }]);
  expect(calls).toEqual([entry]);
});

it('reports to the page that a call failed, without the reason', async () => {
  const more = {
    journalAppend: async () => {
      throw new Error('ENOSPC: no space left');
    },
  };
  await expect(send(CHANNELS.journalAppend, [entry], { more })).rejects.toThrow(
    /^bridge refused: failed$/,
  );
  expect(reports[0]?.[0]).toBe('failed');
});

it('does not let a broken reply out', async () => {
  const more = { readSecret: async () => 7 as unknown as string };
  await expect(send(CHANNELS.readSecret, ['merchant.session'], { more })).rejects.toThrow(
    'bridge refused: reply',
  );
});
