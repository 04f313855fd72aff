import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WindowedRows } from '#consumer/ui/windowed-rows.tsx';
import { expectAccessible } from '../support/accessible.ts';

const COUNT = 1000;
const GAP = 8;
const heightOf = (row: number): number => 60 + (row % 7) * 20;
const keyOf = (row: number): string => `row-${row}`;
const rowsOf = (count: number): number[] => Array.from({ length: count }, (_, row) => row);

let box: HTMLElement;
let root: Root;
const draw = (count: number): void =>
  root.render(
    <StrictMode>
      <style>{`.tall { display: grid; gap: ${GAP}px; margin: 0; padding: 0; list-style: none }`}</style>
      <WindowedRows className="tall" rows={rowsOf(count)} keyOf={keyOf}>
        {(row, item) => (
          <li {...item} style={{ height: heightOf(row) }}>
            <button type="button">{`Row ${row}`}</button>
          </li>
        )}
      </WindowedRows>
    </StrictMode>,
  );

const list = (): HTMLElement => box.querySelector('ul')!;
const drawn = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('li[data-row]')];
const rowAt = (row: number): HTMLElement | null => box.querySelector(`li[data-row="${row}"]`);
const isSeen = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

beforeEach(() => {
  box = document.createElement('main');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
  scrollTo(0, 0);
});

test('a short list is drawn whole and bears no places', async () => {
  draw(30);
  await expect.poll(() => drawn().length).toBe(30);
  expect(rowAt(3)!.hasAttribute('aria-posinset')).toBe(false);
});

test('of a long list what is near the screen is drawn; readers are told its place', async () => {
  draw(COUNT);
  await expect.poll(() => drawn().length).toBeGreaterThan(0);
  for (const share of [0.3, 0.8, 1, 0.1]) {
    scrollTo(0, (list().scrollHeight - innerHeight) * share);
    await expect.poll(() => drawn().filter(isSeen).length).toBeGreaterThan(3);
    expect(drawn().length).toBeLessThan(80);
  }
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => rowAt(COUNT - 1)).not.toBeNull();
  expect(rowAt(COUNT - 1)!.getAttribute('aria-posinset')).toBe(String(COUNT));
  expect(rowAt(COUNT - 1)!.getAttribute('aria-setsize')).toBe(String(COUNT));
  await expectAccessible();
});

test('rows that were seen keep their room: scrolled down and back nothing has moved', async () => {
  draw(COUNT);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  const steps = 40;
  for (let step = 1; step <= steps; step += 1) {
    scrollTo(0, step * 300);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(() => rowAt(0)).toBeNull();
  const last = drawn().find(isSeen)!;
  const row = Number(last.dataset['row']);
  const wanted = rowsOf(row).reduce((sum, one) => sum + heightOf(one) + GAP, 0);
  const top = last.getBoundingClientRect().top - list().getBoundingClientRect().top;
  expect(Math.abs(top - wanted)).toBeLessThan(2);
  scrollTo(0, 0);
  await expect
    .poll(() => rowAt(0)?.getBoundingClientRect().top)
    .toBe(list().getBoundingClientRect().top);
});

test('the row that has the focus stays, and the focus with it', async () => {
  draw(COUNT);
  await expect.poll(() => rowAt(5)).not.toBeNull();
  const button = rowAt(5)!.querySelector('button')!;
  button.focus({ preventScroll: true });
  scrollTo(0, 40_000);
  await expect.poll(() => rowAt(6)).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(rowAt(5)!.contains(document.activeElement)).toBe(true);
});
