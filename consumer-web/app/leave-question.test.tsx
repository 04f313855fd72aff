// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { usePlace } from '../domain/place/place.ts';
import { popupsQuery } from '../features/takeout/home/queries.ts';
import { TakeoutPopup } from '../features/takeout/home/parts/takeout-popup.tsx';
import { loadTexts } from '../lib/i18n.ts';
import { useJump } from '../lib/navigation/use-jump.ts';
import { Shell } from './shell.tsx';

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

// what comes with the first question is there already: the test waits for answers, not for the disk
beforeAll(() => Promise.all([import('./question.tsx'), loadTexts('pages')]), 60_000);
beforeEach(() => {
  openPage.mockClear();
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
  queries.setQueryData(popupsQuery({ lat, lon }, '').queryKey, { result: [banner] } as never);
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Shell>
          <TakeoutPopup />
        </Shell>
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
  await waitFor(() => {
    expect(dialogs()).toEqual(['popup']);
  });
  box.querySelector<HTMLElement>('.popup__go')!.click();
  await waitFor(() => {
    expect(dialogs()).toEqual(['ask']);
  });
  expect(openPage).not.toHaveBeenCalled();
  box.querySelector<HTMLElement>('.ask__actions button:last-child')!.click();
  await waitFor(() => {
    expect(openPage).toHaveBeenCalledWith(OUTSIDE, '_blank', 'noopener');
  });
  await waitFor(() => {
    expect(dialogs()).toEqual([]);
  });
});

const Opener = () => {
  const { jump } = useJump();
  return (
    <button
      type="button"
      className="opener"
      onClick={() => jump({ kind: 'external', url: OUTSIDE, mustConfirm: true })}
    />
  );
};

it('a no opens nothing, and the next press asks again', async () => {
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Shell>
          <Opener />
        </Shell>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const turn of [1, 2]) {
    await waitFor(() => {
      expect(box.querySelector('.opener'), `turn ${turn}`).not.toBeNull();
    });
    box.querySelector<HTMLElement>('.opener')!.click();
    await waitFor(() => {
      expect(dialogs()).toEqual(['ask']);
    });
    box.querySelector<HTMLElement>('.ask__actions button:first-child')!.click();
    await waitFor(() => {
      expect(dialogs()).toEqual([]);
    });
  }
  expect(openPage).not.toHaveBeenCalled();
});
