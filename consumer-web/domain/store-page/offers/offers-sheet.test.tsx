// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { currentT, loadLanguage, loadTexts } from '../../../lib/i18n.ts';
import { OffersSheet } from './offers-sheet.tsx';
import { takeoutCartShop } from '../../shops/takeout-cart.ts';
import { OffersStrip } from '../offers-strip.tsx';

const COUPONS = '/voucher/v2/_get-store-voucher-list';
/** What a store without any offer answers, by the end of a call's path. */
const NONE: Readonly<Record<string, unknown>> = {
  '/activity/full/_get': { result: [] },
  '/fullGift/_get': { fullGift: null },
  '/place/order/voucher/_get': { fullReturn: null },
  '/self-take-order/_get': { selfTake: null },
  '/merchant/delivery/_list': { result: [] },
  '/flash/_get-setting': { setting: null, flashLeftSeconds: 0, serverTime: 0 },
  '/product/discount/_get': { activityName: '', result: [], orderLimit: -1 },
  '/_get_purchase_info': { purchase: null },
  [COUPONS]: { result: [] },
};
const PICKUP = {
  '/self-take-order/_get': {
    selfTake: { id: 'p', activityName: 'P', discountRate: 9, limitAmount: 0 },
  },
};

const box = document.createElement('div');
let root: Root;
/** Ends of paths that fail at present. */
let failing: readonly string[] = [];
let answers: Readonly<Record<string, unknown>> = NONE;

beforeAll(() => Promise.all([loadLanguage(), loadTexts('store')]), 60_000);
beforeEach(() => {
  failing = [];
  answers = NONE;
  vi.stubGlobal('fetch', (url: string | URL | Request) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, location.origin);
    const end = Object.keys(answers).find((one) => pathname.endsWith(one));
    return Promise.resolve(
      end === undefined || failing.includes(end)
        ? Response.json({ code: -1, note: 'down' })
        : Response.json(answers[end]),
    );
  });
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

const openSheet = (): void => {
  root.render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <OffersSheet shop={takeoutCartShop('s1')} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const rows = (): string[] =>
  [...box.querySelectorAll<HTMLElement>('.offers__row')].map(
    ({ dataset }) => dataset['testid'] ?? '',
  );
const failures = (): number => box.querySelectorAll('[role=alert]').length;

it('one kind that fails says so in its own row, and a retry brings it; the others stay', async () => {
  answers = { ...NONE, ...PICKUP };
  failing = ['/flash/_get-setting'];
  openSheet();
  await waitFor(() => {
    expect([rows(), failures()]).toEqual([['offers-pickup', 'offers-flash'], 1]);
  });
  failing = [];
  box.querySelector<HTMLElement>('[data-testid=offers-flash] button')!.click();
  await waitFor(() => {
    expect([rows(), failures()]).toEqual([['offers-pickup'], 0]);
  });
});

it('coupons that fail take no offer with them', async () => {
  answers = { ...NONE, ...PICKUP };
  failing = [COUPONS];
  openSheet();
  await waitFor(() => {
    expect(rows()).toEqual(['offers-pickup']);
    expect(box.querySelector('.coupons [role=alert]')).not.toBeNull();
  });
});

it('where every kind fails there is one message, whose retry brings all of them', async () => {
  answers = { ...NONE, ...PICKUP };
  failing = Object.keys(NONE).filter((end) => end !== COUPONS);
  openSheet();
  await waitFor(() => {
    expect([rows(), failures()]).toEqual([[], 1]);
  });
  failing = [];
  box.querySelector<HTMLElement>('.state button')!.click();
  await waitFor(() => {
    expect([rows(), failures()]).toEqual([['offers-pickup'], 0]);
  });
});

it('a store without offers says that it has none', async () => {
  openSheet();
  await waitFor(() => {
    expect(box.querySelector('.offers__none')?.textContent).toBe(currentT()('shop.offers.none'));
  });
});

it('a store without labels leads to its offers all the same: the platform’s coupons are there', async () => {
  const handleOpen = vi.fn();
  root.render(<OffersStrip labels={[]} onOpen={handleOpen} />);
  await waitFor(() => {
    expect(box.querySelector('button')?.textContent).toContain(currentT()('shop.offersAny'));
  });
  box.querySelector('button')!.click();
  expect(handleOpen).toHaveBeenCalledTimes(1);
});
