import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSecretStore, type Cipher } from './secret-store.ts';

let folder: string;
let reports: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'senado-secret-'));
  reports = [];
});
afterEach(() => rm(folder, { recursive: true }));

const flip = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => byte ^ 0x5a);
const cipher = (more: Partial<Cipher> = {}): Cipher => ({
  isSafe: async () => true,
  encrypt: async (text) => flip(Buffer.from(text)),
  decrypt: async (bytes) => ({ text: Buffer.from(flip(bytes)).toString(), isStale: false }),
  ...more,
});
const store = (more?: Partial<Cipher>) =>
  openSecretStore({ folder, cipher: cipher(more), report: (what) => reports.push(what) });
const file = () => readFile(join(folder, 'secrets.json'), 'utf8');

it('keeps a secret encrypted and finds it at the next start', async () => {
  await store().write('merchant.session', 'token-abc');
  expect(await file()).not.toContain('token-abc');
  expect(await store().read('merchant.session')).toBe('token-abc');
});

it('forgets a secret, also in the file', async () => {
  await store().write('merchant.session', 'a');
  await store().write('merchant.session', null);
  expect(await store().read('merchant.session')).toBeNull();
  expect(JSON.parse(await file())).toEqual({ version: 1, secrets: {} });
});

it('without a keychain keeps it in memory only, and says so', async () => {
  const unsafe = store({ isSafe: async () => false });
  await unsafe.write('merchant.session', 'token-abc');
  expect(await unsafe.read('merchant.session')).toBe('token-abc');
  expect(await unsafe.isSafe()).toBe(false);
  await expect(file()).rejects.toThrow('ENOENT');
  expect(await store({ isSafe: async () => false }).read('merchant.session')).toBeNull();
  expect(reports).toHaveLength(1);
});

it('signs out on the disk even when the keychain has gone', async () => {
  await store().write('merchant.session', 'token-abc');
  await store({ isSafe: async () => false }).write('merchant.session', null);
  expect(await store().read('merchant.session')).toBeNull();
});

it('asks anew when the file or the key is broken', async () => {
  await writeFile(join(folder, 'secrets.json'), '{"version":1,"secr');
  expect(await store().read('merchant.session')).toBeNull();
  await store().write('merchant.session', 'b');
  expect(
    await store({
      decrypt: async () => {
        throw new Error('wrong key');
      },
    }).read('merchant.session'),
  ).toBeNull();
  expect(reports).toHaveLength(3);
});

it('encrypts anew when the keychain has a newer key', async () => {
  await store().write('merchant.session', 'c');
  let encrypted = 0;
  const renewing = store({
    encrypt: async (text) => {
      encrypted += 1;
      return flip(Buffer.from(text));
    },
    decrypt: async (bytes) => ({ text: Buffer.from(flip(bytes)).toString(), isStale: true }),
  });
  expect(await renewing.read('merchant.session')).toBe('c');
  expect(encrypted).toBe(1);
});
