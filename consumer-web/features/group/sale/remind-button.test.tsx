// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { useSession } from '../../../lib/session/session.ts';
import { showKeys } from '../../../lib/show-keys.ts';
import { RemindButton } from './remind-button.tsx';

const TART = {
  productId: 'egg-tart-box',
  productName: 'Egg Tarts',
  productImg: '',
  flash: null,
  seenPrice: 38,
  price: 38,
};

const box = document.createElement('div');
let root: Root;
/** Lets the first list of reminders come, with what it was read from. */
let sendFirstList: () => void;
let isSet: boolean;
let lists: number;

const list = (result: readonly object[]): Response =>
  Response.json({ serverTime: Date.now(), result });

beforeEach(() => {
  showKeys();
  isSet = false;
  lists = 0;
  vi.stubGlobal('fetch', (url: string) => {
    if (url.endsWith('/price/_remind')) {
      isSet = true;
      return Promise.resolve(Response.json({ isOn: true, seenPrice: TART.seenPrice }));
    }
    lists += 1;
    const answer = list(isSet ? [TART] : []);
    if (lists > 1) return Promise.resolve(answer);
    return new Promise((done) => {
      sendFirstList = () => {
        done(answer);
      };
    });
  });
  useSession.getState().signIn({ token: 't', userId: 'u', phone: '', nickname: '' });
  queryClient.clear();
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RemindButton
          productId={asId<ProductId>(TART.productId)}
          name={TART.productName}
          secKillId={null}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
  useSession.getState().signOut();
});

it('a bell that is pressed before the reminders have come stays set, though they were read before it was', async () => {
  const bell = (): HTMLButtonElement => box.querySelector('button')!;
  await waitFor(() => {
    expect(lists).toBe(1);
  });
  bell().click();
  await waitFor(() => {
    expect(lists).toBe(2);
  });
  // too late: it was read before the press
  sendFirstList();
  await waitFor(() => {
    expect(bell().disabled).toBe(false);
  });
  expect(bell().getAttribute('aria-pressed')).toBe('true');
});
