// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { BasicInfo } from './card-head.tsx';
import { Remind } from './remind.tsx';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-27T12:00:00+08:00');
const info = {
  isReminderDue: true,
  memberCardList: [{ endAt: NOW + 2 * DAY }],
} as unknown as BasicInfo;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  useLanguage.setState({ t: (key, params) => `${key} ${JSON.stringify(params)}` });
  useSession.setState({ token: 'token' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ token: null });
});

it.each([
  [10, true],
  [0, false],
])(
  'in its last days a card says what a renewal costs, with %s purchases left: %s',
  async (purchaseLeft, isSaid) => {
    const reply = {
      isMember: true,
      endAt: NOW + 2 * DAY,
      newEndAt: NOW + 32 * DAY,
      payAmount: 28,
      purchaseLeft,
    };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply))));
    const queries = new QueryClient();
    const box = document.createElement('div');
    const root = createRoot(box);
    act(() => {
      root.render(
        <QueryClientProvider client={queries}>
          <Remind info={info} />
        </QueryClientProvider>,
      );
    });
    await waitFor(async () => {
      await act(() => Promise.resolve());
      expect(
        queries.getQueriesData({ queryKey: ['mine', 'card', 'continue'] })[0]?.[1],
      ).toBeDefined();
    });
    await waitFor(async () => {
      await act(() => Promise.resolve());
      expect(box.textContent?.includes('"amount":"$28"')).toBe(isSaid);
    });
    expect(box.textContent).toContain('vip.remind {"date":"2026-11-29"}');
    act(() => {
      root.unmount();
    });
  },
);
