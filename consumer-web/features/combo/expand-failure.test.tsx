// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import type { ComboPiece } from '#shared/contract/consumer/combo.ts';
import { useNotice } from '../../lib/notice.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { useSession } from '../../lib/session/session.ts';
import { useExpand } from './mutations.ts';

beforeEach(() => {
  showKeys();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  useSession.setState({ token: 'token' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ token: null });
});

it('a failed expansion is said in a toast, and is still the failure of who asked (spec 002 §8)', async () => {
  const refusal = { code: codeOf('COMBO_HELD'), note: '' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(refusal), { status: 422 })),
  );
  const failed = vi.fn();
  const Caller = () => {
    const expand = useExpand();
    return (
      <button
        type="button"
        onClick={() => void expand.mutateAsync({ id: 'p1' } as ComboPiece).catch(failed)}
      />
    );
  };
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  act(() => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Caller />
      </QueryClientProvider>,
    );
  });
  act(() => {
    box.querySelector('button')?.click();
  });
  await waitFor(async () => {
    await act(() => Promise.resolve());
    expect(failed.mock.calls).toMatchObject([[{ reason: 'COMBO_HELD' }]]);
  });
  expect(useNotice.getState().text).not.toBe('');
  act(() => {
    root.unmount();
  });
  box.remove();
});
