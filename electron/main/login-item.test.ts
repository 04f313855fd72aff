import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { autostartFile } from './login-item.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'senado-login-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('starts the console at login on Linux when that is chosen, and not any more when it is taken back', async () => {
  const item = autostartFile({
    configFolder: folder,
    program: '/home/shop/My "tills"/senado 100%.AppImage',
  });
  expect(await item.isOn()).toBe(false);
  await item.set(true);
  expect(await item.isOn()).toBe(true);
  expect(await readFile(join(folder, 'autostart/senado-console.desktop'), 'utf8')).toContain(
    'Exec="/home/shop/My \\"tills\\"/senado 100%%.AppImage"\n',
  );
  await item.set(false);
  await item.set(false);
  expect(await item.isOn()).toBe(false);
});
