// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useImpression } from './use-impression.ts';

type Seen = (entries: readonly { isIntersecting: boolean }[]) => void;
const box = document.createElement('div');
const report = vi.fn();
let root: Root;
let observers: { see: Seen; isOn: boolean }[] = [];

/** The browser's own observer: each test says when the block is in sight. */
class FakeObserver {
  readonly entry: { see: Seen; isOn: boolean };
  constructor(see: Seen) {
    this.entry = { see, isOn: false };
    observers.push(this.entry);
  }
  observe(): void {
    this.entry.isOn = true;
  }
  disconnect(): void {
    this.entry.isOn = false;
  }
}

const Block = ({ name }: { name: string }) => (
  <p ref={useImpression<HTMLParagraphElement>(name, report)} />
);
const show = (name: string): void => {
  act(() => {
    root.render(<Block key={name} name={name} />);
  });
};
const see = (isIntersecting: boolean): void => {
  for (const { see: seen, isOn } of observers) if (isOn) seen([{ isIntersecting }]);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.useFakeTimers();
  observers = [];
  report.mockClear();
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a block is reported when it has been visible for 2 s, not sooner (spec 000 §4)', () => {
  show('a');
  see(true);
  vi.advanceTimersByTime(1999);
  see(false);
  vi.advanceTimersByTime(5000);
  expect(report).not.toHaveBeenCalled();
  see(true);
  vi.advanceTimersByTime(1999);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledTimes(1);
});

it('a block is reported at most once, also when it is drawn again (spec 000 §4)', () => {
  show('b');
  see(true);
  vi.advanceTimersByTime(2000);
  see(false);
  see(true);
  vi.advanceTimersByTime(2000);
  show('c');
  show('b');
  see(true);
  vi.advanceTimersByTime(2000);
  expect(report).toHaveBeenCalledTimes(1);
});
