// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

const box = document.createElement('div');
let root: Root;
const Field = ({ text, isFirstAtOnce }: { text: string; isFirstAtOnce: boolean }) => {
  const { settled, settle } = useDebounced(text, { isFirstAtOnce });
  const handleFinish = (): void => {
    settle(text);
  };
  return (
    <button type="button" onClick={handleFinish}>
      {settled}
    </button>
  );
};
const type = (text: string, isFirstAtOnce = false): void => {
  act(() => {
    root.render(<Field text={text} isFirstAtOnce={isFirstAtOnce} />);
  });
};
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(box);
  type('');
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a text counts after a pause of 200 ms (spec 000 §9), and typing restarts the pause', () => {
  type('r');
  wait(150);
  type('ri');
  wait(199);
  expect(box.textContent).toBe('');
  wait(1);
  expect(box.textContent).toBe('ri');
});

it('where it is wanted the first letters count at once, and only they', () => {
  type('r', true);
  expect(box.textContent).toBe('r');
  type('rice', true);
  expect(box.textContent).toBe('r');
  wait(200);
  expect(box.textContent).toBe('rice');
});

it('settling ends the pause', () => {
  type('rice');
  act(() => {
    box.querySelector('button')!.click();
  });
  expect(box.textContent).toBe('rice');
});
