// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { ERROR_CODES } from '#shared/codes/errors/codes.ts';
import { GoodsState } from './goods-state.tsx';

const box = document.createElement('div');
let root: Root;
const retry = vi.fn();

const show = (query: { error: unknown; isPaused: boolean }): string => {
  act(() => {
    root.render(<GoodsState query={{ ...query, refetch: retry }} skeleton={<i>skeleton</i>} />);
  });
  return box.textContent;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('a product that loads shows its skeleton, and without a connection says so', () => {
  expect(show({ error: null, isPaused: false })).toBe('skeleton');
  expect(show({ error: null, isPaused: true })).toContain('shell.offlineTitle');
});

it('one that is gone says so and offers no retry; a failure offers one', () => {
  const gone = new ApiError({ kind: 'business', path: '/x', code: ERROR_CODES.PRODUCT_NOT_FOUND });
  expect(show({ error: gone, isPaused: false })).toContain('mkStore.gone');
  expect(box.querySelector('button')).toBeNull();
  expect(show({ error: new ApiError({ kind: 'timeout', path: '/x' }), isPaused: false })).toContain(
    'mkStore.bare',
  );
  box.querySelector('button')!.click();
  expect(retry).toHaveBeenCalledTimes(1);
});
