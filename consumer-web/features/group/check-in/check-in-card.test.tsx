// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { hostLink } from '../../../lib/host/host-link.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { StoreInfo } from '../store-page/model.ts';
import { CheckInCard } from './parts/check-in-card.tsx';
import { checkInQuery } from './queries.ts';
import { showKeys } from '../../../lib/show-keys.ts';

beforeEach(showKeys);

const STORE: StoreInfo = {
  id: asId<StoreId>('senado'),
  storeName: 'Senado Square',
  merchantName: '',
  thumbnailHead: '',
  address: '',
  phones: [],
  location: { lat: 22.1936, lon: 113.5399 },
  distance: 0,
  hours: [],
  openState: 'UNKNOWN',
  nextOpen: null,
  classifyName: '',
  perCapita: null,
  facilities: [],
};
const FRESH = { checkedAt: null, points: 15, streak: 2, leftToday: 3 };

const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  hostLink.load = () => Promise.reject(new Error('offline'));
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient();
  useSession.getState().signIn({ token: 't', userId: 'u', phone: '', nickname: '' });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
  useSession.getState().signOut();
});

/** The card; words are loaded with their area: here a key is shown as it is. */
const draw = (known: { checkedAt?: Instant; leftToday?: number }): void => {
  const query = checkInQuery(STORE.id);
  queries.setQueryDefaults(query.queryKey, { enabled: false });
  queries.setQueryData(query.queryKey, { ...FRESH, ...known });
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <CheckInCard store={STORE} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
};

it('a visitor is asked to sign in', () => {
  useSession.getState().signOut();
  draw({});
  expect(box.querySelector('button')?.textContent).toBe('checkIn.signInGo');
  expect(box.textContent).not.toContain('checkIn.points');
});

it('a member who has checked in here today cannot again, and sees what it brought', () => {
  draw({ checkedAt: instant(0), leftToday: 2 });
  expect(box.querySelector('button')).toBeNull();
  expect(box.textContent).toContain('checkIn.done');
  expect(box.textContent).toContain('checkIn.pointsValue');
});

it('a member without a check-in left today is not offered one', () => {
  draw({ leftToday: 0 });
  expect(box.querySelector('button')).toBeNull();
  expect(box.textContent).toContain('checkIn.noneLeft');
});

it.each([
  [1, 'checkIn.denied'],
  [2, 'location.device'],
])('a device that fails with code %i says %s, and another try is offered', async (code, words) => {
  const failWith = (_: PositionCallback, failed: PositionErrorCallback): void => {
    failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  };
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    geolocation: { getCurrentPosition: failWith },
  });
  draw({});
  await act(async () => {
    box.querySelector('button')!.click();
    await waitFor(() => {
      expect(box.querySelector('[role=status]')?.textContent).toBe(words);
    });
  });
  expect(box.querySelector('button')?.textContent).toBe('checkIn.goAgain');
});
