import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startDrawer, type Drawer } from './drawer.ts';

const folder = mkdtempSync(join(tmpdir(), 'senado-drawer-'));
const file = join(folder, 'worker.mjs');
let drawer: Drawer;
afterEach(() => drawer.stop());
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const drawerOf = (program: string): Drawer => {
  writeFileSync(
    file,
    `import { parentPort, workerData } from 'node:worker_threads';
     parentPort.on('message', ({ id, at, language }) => { ${program} });`,
  );
  drawer = startDrawer({ file, origin: () => 'http://127.0.0.1:1' });
  return drawer;
};
const EN = 'en';

it('draws in a thread that knows where this server answers', async () => {
  const { draw } = drawerOf(
    `parentPort.postMessage({ id, view: at === '/none' ? null : { html: at + language, answers: workerData.origin } });`,
  );
  expect(await draw({ at: '/a', language: EN })).toEqual({
    html: '/aen',
    answers: 'http://127.0.0.1:1',
  });
  expect(await draw({ at: '/none', language: EN })).toBeNull();
});

it('a thread that falls takes nothing with it: who waits goes on without', async () => {
  const { draw } = drawerOf(`if (at === '/bad') throw new Error('fell');`);
  const waiting = [draw({ at: '/a', language: EN }), draw({ at: '/bad', language: EN })];
  expect(await Promise.all(waiting)).toEqual([null, null]);
  expect(await draw({ at: '/a', language: EN })).toBeNull();
});

it('no more than 16 wait', async () => {
  const { draw, stop } = drawerOf('');
  const waiting = Array.from({ length: 16 }, () => draw({ at: '/a', language: EN }));
  expect(await draw({ at: '/b', language: EN })).toBeNull();
  await stop();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => null));
});
