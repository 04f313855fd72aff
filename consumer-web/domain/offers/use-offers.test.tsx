// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { takeoutShop } from '../shop.ts';
import { chooseFor, forgetChoices, type KeptOrder } from './offer-choice.ts';
import type { Choices } from './offer-queries.ts';
import { choicesQuery } from './offer-queries.ts';
import { useOffers } from './use-offers.ts';

const SHOP = takeoutShop('s1');
const order = (minute: number): KeptOrder => ({
  storeId: asId('s1'),
  deliveryType: 1,
  productList: [
    { productId: asId('p'), skuId: 'p.1', quantity: 1, props: [], selectedPurchase: false },
  ],
  selectedAddress: null,
  cookTime: { isNow: true, at: instant(minute * 60_000) },
  askForTime: null,
  isPlasticBag: true,
  pocketNum: 1,
  offerIds: [],
  goldIds: [],
  useMcoin: false,
  paymentType: 'MP_MACAU',
  appVersion: null,
});
const reply = {
  rows: {
    redPacket: [{ id: 'o1', couponName: 'Packet', couponType: 'redPacket', canUse: true }],
    voucher: [],
    freeDelivery: [],
  },
  bestIds: ['o1'],
  savingAmtn: 2000,
} as unknown as Choices;

const Card = ({ body }: { body: KeptOrder }) => {
  const { ids, isWaiting, hasFailed, isBest } = useOffers(SHOP, body);
  return <output>{JSON.stringify({ ids, isWaiting, hasFailed, isBest })}</output>;
};
const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
const show = (body: KeptOrder): void => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <Card body={body} />
      </QueryClientProvider>,
    );
  });
};
const offers = (): unknown => JSON.parse(box.textContent ?? '');
const failed = (): Promise<void> =>
  waitFor(async () => {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 20);
        }),
    );
    expect(offers()).toMatchObject({ hasFailed: true });
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // the server fails permanently: nothing is retried
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"code":-1,"note":"down"}', { status: 500 })),
  );
  forgetChoices();
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('the best set still counts when the offers cannot be refetched', async () => {
  queries.setQueryData(choicesQuery(order(1)).queryKey, reply);
  show(order(1));
  show(order(2));
  await failed();
  expect(offers()).toEqual({ ids: ['o1'], isWaiting: false, hasFailed: true, isBest: true });
});

it('what the guest chose goes with the order when the offers could never be read', async () => {
  chooseFor(SHOP, [{ id: 'o7', kind: 'redPacket', name: 'Packet' }]);
  show(order(1));
  await failed();
  expect(offers()).toEqual({ ids: ['o7'], isWaiting: false, hasFailed: true, isBest: false });
});
