// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, notify, useNotice } from '../lib/notice.ts';
import { Messages } from './messages.tsx';

const box = document.createElement('div');
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(box);
  const { turn } = useNotice.getState();
  act(() => root.render(<Messages after={turn} />));
});
afterEach(() => {
  act(() => root.unmount());
  useNotice.setState({ text: '', isShown: false, toast: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lines = (): string[] =>
  [...box.querySelectorAll('span')].map(
    ({ className, textContent }) => `${className} ${textContent}`,
  );

it('what is only read out takes no message away that is shown', () => {
  act(() => notify('copied'));
  act(() => announce('accepted'));
  expect(lines()).toEqual(['toast copied', 'unseen accepted']);
  act(() => announce('on its way'));
  expect(lines()).toEqual(['toast copied', 'unseen on its way']);
});

it('a message that is shown takes the place of all before it, and goes after its time', () => {
  act(() => notify('copied'));
  act(() => announce('accepted'));
  act(() => notify('saved', 500));
  expect(lines()).toEqual(['toast saved']);
  act(() => void vi.advanceTimersByTime(500));
  expect(lines()).toEqual([]);
});

it('a sentence that comes again is a new message', () => {
  act(() => notify('copied', 500));
  act(() => void vi.advanceTimersByTime(400));
  act(() => notify('copied', 500));
  act(() => void vi.advanceTimersByTime(400));
  expect(lines()).toEqual(['toast copied']);
});
