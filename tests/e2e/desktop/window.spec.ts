import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, logOnDisk, test } from '#tests/support/desktop-fixtures.ts';
import { desktopRuntime } from '#tests/support/desktop-launch.ts';
import { callBridge } from '#tests/support/desktop-pages.ts';

const size = () => [window.innerWidth, window.innerHeight];

test('the window opens as it was left, a second start gives way to the first, and backend.json names the backend', async ({
  launch,
  userDataDir,
}) => {
  const first = await launch();
  await first.resize(1104, 702);
  await expect.poll(() => first.page.evaluate(size)).not.toEqual([1280, 800]);
  const left = await first.page.evaluate(size);
  if (desktopRuntime() === 'stand-in') {
    await expect(launch()).rejects.toThrow('ended with code 0');
    await expect.poll(() => logOnDisk(userDataDir)).toContain('a second start was turned away');
    expect((await callBridge(first.page, 'info')).ok).toBe(true);
  }
  await first.close();

  await writeFile(join(userDataDir, 'backend.json'), '{"url":"https://till.example"}');
  const second = await launch({ backendUrl: '' });
  expect(await second.page.evaluate(size)).toEqual(left);
  expect((await callBridge(second.page, 'info')).value).toMatchObject({
    backendUrl: 'https://till.example',
  });
});

test('a wrong backend address is told in one sentence and the till ends', async ({ launch }) => {
  test.skip(desktopRuntime() === 'electron', 'a box of the real runtime waits for a hand');
  await expect(launch({ backendUrl: 'ftp://till.example', locale: 'en-US' })).rejects.toThrow(
    'The backend address in SENADO_BACKEND is wrong',
  );
});
