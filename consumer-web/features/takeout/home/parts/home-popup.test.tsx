// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePlace } from '../../../../domain/place/place.ts';
import { newlyQuery, popupsQuery } from '../queries.ts';
import { HomePopup } from './home-popup.tsx';

const OUTSIDE = 'https://elsewhere.example/offer';
const banner = {
  id: 'b1',
  bannerName: 'Elsewhere',
  text: '',
  tone: 'red',
  newBannerImage2: '/p.png',
  bannerImage: '/p.png',
  bannerType: 1,
  bannerSpecialType: null,
  pushFrequency: 2,
  windowType: 'active',
  jumpVersion: 1,
  skipType: 1,
  skipAddress: OUTSIDE,
  skipParameter: null,
  classifyId: null,
};
const openPage = vi.fn();
const box = document.createElement('div');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('open', openPage);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(_: string) {
        queueMicrotask(() => {
          this.dispatchEvent(new Event('load'));
        });
      }
    },
  );
  const queries = new QueryClient();
  const { lat, lon } = usePlace.getState().spot;
  queries.setQueryData(popupsQuery({ lat, lon }).queryKey, { result: [banner] } as never);
  queries.setQueryData(newlyQuery('').queryKey, { isNewUser: false, amount: 0 } as never);
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <HomePopup />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

const dialogs = (): string[] =>
  [...box.querySelectorAll('dialog[open]')].map(({ className }) => className);

it('a pop-up that leads to another site closes, and then asks before one leaves', async () => {
  await vi.waitFor(() => {
    expect(dialogs()).toEqual(['popup']);
  });
  box.querySelector<HTMLElement>('.popup__go')!.click();
  await vi.waitFor(() => {
    expect(dialogs()).toEqual(['ask']);
  });
  expect(openPage).not.toHaveBeenCalled();
  box.querySelector<HTMLElement>('.ask__actions button:last-child')!.click();
  await vi.waitFor(() => {
    expect(openPage).toHaveBeenCalledWith(OUTSIDE, '_blank', 'noopener');
  });
  await vi.waitFor(() => {
    expect(dialogs()).toEqual([]);
  });
});
