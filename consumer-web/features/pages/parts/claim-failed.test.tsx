// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { ApiError } from '#shared/client/api-error.ts';
import { codeOf, type ErrorName } from '#shared/codes/error-code.ts';
import { currentT, loadTexts } from '../../../lib/i18n.ts';
import { ClaimFailed } from './claim-failed.tsx';

const box = document.createElement('div');
let root: Root | undefined;
const onRetry = vi.fn();

beforeAll(() => loadTexts('pages'), 60_000);
afterEach(() => {
  root?.unmount();
});

const show = async (reason: ErrorName): Promise<string> => {
  root = createRoot(box);
  const error = new ApiError({ kind: 'business', path: '/x', code: codeOf(reason), note: 'why' });
  root.render(
    <MemoryRouter>
      <ClaimFailed error={error} onRetry={onRetry} />
    </MemoryRouter>,
  );
  return waitFor(() => {
    const heading = box.querySelector('h2');
    expect(heading).not.toBeNull();
    return heading!.textContent;
  });
};

it('a red packet that only has to wait says so, and is tried again by a press', async () => {
  expect(await show('SHARE_NOT_OPEN')).toBe(currentT()('share.notYet'));
  box.querySelector('button')!.click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it.each([
  ['SHARE_OWN', 'share.own'],
  ['SHARE_ORDER_OVER', 'share.gone'],
  ['RECEIVE_NOT_STARTED', 'share.notYet'],
  ['RECEIVE_SOLD_OUT', 'share.over'],
] as const)('%s is final', async (reason, title) => {
  expect(await show(reason)).toBe(currentT()(title));
  expect(box.querySelector('button')).toBeNull();
});

it('what may succeed next time offers a retry', async () => {
  expect(await show('CLOCK_SKEW')).toBe(currentT()('shell.loadFailed'));
  expect(box.querySelector('button')).not.toBeNull();
});
