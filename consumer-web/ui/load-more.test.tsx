// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadMore } from './load-more.tsx';

const box = document.createElement('div');
const handleLoad = vi.fn();
let root: Root;
/** The end of the list comes near the screen. */
let arrive: (() => void) | null;

const show = (state: { isLoading?: boolean; hasMore?: boolean }): void => {
  act(() => {
    root.render(
      <LoadMore
        hasMore
        isLoading={false}
        hasFailed={false}
        onLoad={handleLoad}
        loadText="more"
        retryText="again"
        endText="end"
        {...state}
      />,
    );
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        arrive = () => {
          report([{ isIntersecting: true }]);
        };
      }
      observe(): void {}
      disconnect(): void {
        arrive = null;
      }
    },
  );
  handleLoad.mockClear();
  arrive = null;
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('the next page is asked for once while it loads, however often (spec 001 §4)', () => {
  show({});
  arrive!();
  show({ isLoading: true });
  expect(arrive).toBeNull();
  box.querySelector('button')!.click();
  expect(handleLoad).toHaveBeenCalledTimes(1);
});

it('nothing is asked for at the end of a list', () => {
  show({ hasMore: false });
  expect([arrive, box.querySelector('button'), box.textContent]).toEqual([null, null, 'end']);
});
