import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '#tests/support/desktop-fixtures.ts';
import { desktopRuntime } from '#tests/support/desktop-launch.ts';
import { callBridge } from '#tests/support/desktop-pages.ts';

const size = () => [window.innerWidth, window.innerHeight];

test('the window opens as it was left', async ({ launch }) => {
  const first = await launch();
  await first.resize(1104, 702);
  const left = await first.page.evaluate(size);
  await first.close();
  const second = await launch();
  expect(await second.page.evaluate(size)).toEqual(left);
});

test('the backend may be named in backend.json', async ({ launch, userDataDir }) => {
  await writeFile(join(userDataDir, 'backend.json'), '{"url":"https://till.example"}');
  const { page } = await launch({ backendUrl: '' });
  expect((await callBridge(page, 'info')).value).toMatchObject({ backendUrl: 'https://till.example' });
});

test('a wrong backend address is told in one sentence and the till ends', async ({ launch }) => {
  test.skip(desktopRuntime() === 'electron', 'a box of the real runtime waits for a hand');
  await expect(launch({ backendUrl: 'ftp://till.example', locale: 'en-US' })).rejects.toThrow('The backend address in SENADO_BACKEND is wrong');
});

test('a second start gives way to the first', async ({ launch, userDataDir }) => {
  test.skip(desktopRuntime() === 'electron', 'a second start has no window that could be awaited');
  const { page } = await launch();
  await expect(launch()).rejects.toThrow('ended with code 0');
  await expect.poll(() => readFile(join(userDataDir, 'logs/console.log'), 'utf8')).toContain('a second start was turned away');
  expect((await callBridge(page, 'info')).ok).toBe(true);
});
