// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { ERROR_CODES } from '#shared/codes/error-code.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { PriceBody, Quote } from '../domain/checkout/checkout-model.ts';
import { Bill } from '../domain/checkout/parts/bill.tsx';
import { TimeSheet } from '../domain/checkout/parts/time-sheet.tsx';
import type { Checkout } from '../domain/checkout/use-checkout.ts';
import { OrderMissing } from '../domain/order/order-missing.tsx';
import { OrderSkeleton } from '../domain/order/order-skeleton.tsx';
import { takeoutShop } from '../domain/shop.ts';
import { NoStores } from '../domain/store/no-stores.tsx';
import { purchasesQuery } from '../features/gold/queries.ts';
import { GoldRecordsScreen } from '../features/gold/records.screen.tsx';
import { StoreMissing } from '../domain/store-page/store-missing.tsx';
import { ChoiceList } from '../features/wallet/parts/choice-list.tsx';
import { loadTexts, useLanguage } from '../lib/i18n.ts';
import { useSession } from '../lib/session/session.ts';
import { MapFrame } from '../ui/map.tsx';

/** The messages that the documents print, on the screens that show them. */

const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
const line = new ApiError({ kind: 'timeout', path: '/x' });
const handleNothing = () => undefined;

const draw = (what: ReactNode): string => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>{what}</MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return box.innerHTML;
};

const before = useLanguage.getState();
const { choose } = before;

beforeAll(async () => {
  for (const part of ['orders', 'checkout', 'store', 'home', 'wallet', 'gold'] as const)
    await loadTexts(part);
}, 60_000);
beforeEach(async () => {
  await choose('zh-Hant');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(handleNothing));
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterAll(() => {
  useLanguage.setState(before);
  useSession.setState({ token: null });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an order says that it loads, and that it could not be loaded (spec 001 §8)', () => {
  expect(draw(<OrderSkeleton />)).toContain('加載中...');
  const missing = (
    <OrderMissing id="t1" error={line} onRetry={handleNothing} listPath="/orderList" />
  );
  expect(draw(missing)).toContain('獲取訂單失敗');
});

it('a store says that it could not be loaded; one that is gone says that (spec 001 §8)', () => {
  expect(draw(<StoreMissing error={line} onRetry={handleNothing} />)).toContain('查詢店鋪失敗');
  const gone = new ApiError({ kind: 'business', path: '/x', code: ERROR_CODES.STORE_NOT_FOUND });
  expect(draw(<StoreMissing error={gone} onRetry={handleNothing} />)).not.toContain('查詢店鋪失敗');
});

it('the times of an order say that they could not be loaded (spec 001 §8)', () => {
  const times = { limiting: [], clash: [], isPreOrderOnly: false };
  const checkout = {
    slots: undefined,
    slotsError: line,
    times,
    way: 'delivery',
    refresh: handleNothing,
  };
  expect(
    draw(<TimeSheet checkout={checkout as unknown as Checkout} onClose={handleNothing} />),
  ).toContain('獲取訂單時間失敗');
});

it('a bill says when reductions would take the whole payment (spec 001 §5)', () => {
  const bill = (isFloored: boolean) => {
    const quote = { trace: [], savedAmtn: cents(900), totalPrice: cents(10), isFloored };
    const checkout = { shop: { words: { goods: 'checkout.fee.goods' } }, combo: null };
    return draw(
      <Bill
        checkout={checkout as unknown as Checkout}
        quote={quote as unknown as Quote}
        body={{} as PriceBody}
      />,
    );
  };
  expect(bill(true)).toContain('floored');
  expect(bill(false)).not.toContain('floored');
});

it('a map that cannot be drawn says so, and the page around it stays (spec 001 §8)', () => {
  vi.spyOn(console, 'error').mockImplementation(handleNothing);
  const Lost = (): ReactNode => {
    throw new Error('gone');
  };
  const page = draw(
    <main>
      <h1>page</h1>
      <MapFrame height="10px">
        <Lost />
      </MapFrame>
    </main>,
  );
  expect(page).toContain('地圖載入失敗，請稍後再試');
  expect(page).toContain('<h1>page</h1>');
});

it('a place that no store delivers to says so (spec 001 §8)', async () => {
  await choose('en');
  const stores = <NoStores isNarrowed={false} onClear={handleNothing} />;
  expect(draw(stores)).toContain('No store info found in the current location');
});

it('a choice without a coupon that counts says so (spec 001 §8)', async () => {
  await choose('en');
  const choices = {
    rows: { redPacket: [], voucher: [], freeDelivery: [] },
    bestIds: [],
    savingAmtn: cents(0),
  };
  const list = <ChoiceList kind="voucher" shop={takeoutShop('s1')} choices={choices} />;
  expect(draw(list)).toContain('No coupon is available at the moment');
});

it('a list of records without any says so (spec 001 §8)', async () => {
  await choose('en');
  useSession.setState({ token: 'token' });
  queries.setQueryData(purchasesQuery().queryKey, {
    pages: [{ result: [], next: false, nextOffset: 0, serverTime: instant(0) }],
    pageParams: [0],
  });
  expect(draw(<GoldRecordsScreen />)).toContain('No records');
});
