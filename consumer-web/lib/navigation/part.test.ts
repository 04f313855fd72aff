// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { host } from '../host/host.ts';
import { loadPart, lostPart } from './part.ts';

/** How a part ends: its content, or the name of its failure. */
const endOf = (part: Promise<string>): Promise<string> =>
  part.catch((error: unknown) => (error as Error).name);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['Failed to fetch dynamically imported module: /a.js', 'ChunkLoadError'],
  ['Importing a module script failed.', 'ChunkLoadError'],
  ['error loading dynamically imported module', 'ChunkLoadError'],
  ['Unable to preload CSS for /a.css', 'CSS_CHUNK_LOAD_FAILED'],
  ['x is not a function', 'Error'],
])('a part that ends with "%s" four times fails as %s (spec 000 §8)', async (message, name) => {
  const load = vi.fn(() => Promise.reject(new Error(message)));
  const end = endOf(loadPart(load));
  await vi.runAllTimersAsync();
  expect(await end).toBe(name);
  expect(load).toHaveBeenCalledTimes(4);
  expect(lostPart(new Error(message))).toBe(name === 'Error' ? null : name);
});

it('a part that is there at a later try is loaded', async () => {
  let tries = 0;
  const end = endOf(
    loadPart(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('module script')) : Promise.resolve('part');
    }),
  );
  await vi.advanceTimersByTimeAsync(300 + 900);
  await vi.dynamicImportSettled();
  expect(await end).toBe('part');
});

it('a part that was lost offline has its styles when it is asked for again', async () => {
  const lost = document.createElement('link');
  lost.rel = 'stylesheet';
  document.head.append(lost);
  const online = vi.spyOn(host, 'isOnline').mockReturnValue(false);
  expect(await endOf(loadPart(() => Promise.reject(new Error('module script'))))).toBe(
    'ChunkLoadError',
  );
  online.mockRestore();
  const ended = vi.fn();
  const end = endOf(loadPart(() => Promise.resolve('part')));
  void end.then(ended);
  await vi.dynamicImportSettled();
  expect(ended).not.toHaveBeenCalled();
  const [, mended] = document.head.querySelectorAll('link');
  mended!.dispatchEvent(new Event('load'));
  expect(await end).toBe('part');
  expect([...document.head.querySelectorAll('link')]).toEqual([mended]);
});

it('a part of which nothing comes is lost after 120 s (spec 000 §9)', async () => {
  const ended = vi.fn();
  const end = endOf(loadPart(() => new Promise<string>(() => undefined)));
  void end.then(ended);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toBe('ChunkLoadError');
  expect(vi.getTimerCount()).toBe(0);
});
