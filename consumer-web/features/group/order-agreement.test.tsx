// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import * as z from 'zod/mini';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { groupOrder, groupOrderCalls } from '#shared/contract/consumer/group-order.ts';
import { groupVisitCalls } from '#shared/contract/consumer/group-visit.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents, ZERO } from '#shared/kernel/money.ts';
import { DAY, instant, plus } from '#shared/kernel/time.ts';
import { answerLater } from '#shared/testing/answer-later.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { groupOrders } from '../../domain/order/kinds/group.ts';
import { orderKey } from '../../domain/order/queries.ts';
import { currentT, loadLanguage, loadTexts } from '../../lib/i18n.ts';
import type { GroupOrder } from './model.ts';
import { watchedOrderQuery } from './order-queries.ts';
import { OrderBooking } from './parts/order-booking.tsx';

type Agreement = GroupOrder['orderInfo']['groupProductAgreement'];
const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const ID = 'o1';

/** An order that waits for its payment. */
const orderWith = (checkSubscribeType: Agreement['checkSubscribeType']): GroupOrder => ({
  actions: ['PAY'],
  buyerInfo: { phone: '6***0002', nickname: '' },
  orderInfo: {
    orderId: asId(ID),
    orderNo: '1',
    status: 0,
    createTime: NOW,
    payBefore: plus(NOW, DAY),
    closeReason: null,
    groupProductAgreement: { checkSubscribeType },
    booking: null,
    tableNote: '',
  },
  payInfo: {
    totalAmtn: cents(100),
    amtn: cents(100),
    offerAmtn: ZERO,
    specialAmtn: ZERO,
    specialKind: null,
    channels: null,
    payTime: null,
    tradeNo: null,
    refundAmtn: ZERO,
    refundTime: null,
  },
  productList: [
    {
      productId: asId('sail'),
      category: 'fun',
      productName: 'Sail',
      productImg: '',
      quantity: 1,
      price: cents(100),
      rules: [],
      useTime: { hours: [], weekdays: [], blackoutDays: [] },
    },
  ],
  storeInfo: [
    {
      storeId: asId('pier'),
      storeName: 'Pier',
      address: '1',
      phone: '28000000',
      thumbnailHead: '',
      location: { lat: 22.2, lon: 113.5 },
      distance: 0,
    },
  ],
  vouchers: [],
  serverTime: NOW,
});

const box = document.createElement('div');
let root: Root;
let agreed: Agreement['checkSubscribeType'];
let isRefused: boolean;
/** The server answers once the order in memory was seen. */
let seen: ReturnType<typeof answerLater<void>>;

const Page = () => {
  const { data } = useQuery(watchedOrderQuery(ID));
  return data ? <OrderBooking order={data} /> : null;
};
const answers: Readonly<Record<string, () => unknown>> = {
  [groupOrderCalls.groupOrderGet.path]: () => z.encode(groupOrder, orderWith(agreed)),
  [groupVisitCalls.groupOrderSlots.path]: () => ({
    reason: null,
    mostGuests: 4,
    slots: [{ time: '13:00', left: 4 }],
  }),
  [groupVisitCalls.groupOrderSubscribe.path]: () => {
    isRefused = true;
    return { code: codeOf('ORDER_NOT_BOOKABLE'), note: '', data: {} };
  },
};

beforeAll(() => Promise.all([loadLanguage(), loadTexts('group')]), 60_000);
beforeEach(() => {
  isRefused = false;
  seen = answerLater<void>();
  vi.stubGlobal('fetch', async (url: string) => {
    await seen.reply;
    return Response.json(answers[new URL(url, 'http://senado').pathname]?.());
  });
  const queries = new QueryClient();
  queries.setQueryData(orderKey(groupOrders, ID), orderWith('AFTER_ORDER'));
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});
const buttonOf = (text: string): HTMLButtonElement | undefined =>
  [...box.querySelectorAll('button')].find((button) => button.textContent.includes(text));

describe('the agreement of an order whose visit is booked after it', () => {
  it('is fetched again when its page opens', async () => {
    agreed = 'NONE';
    await waitFor(() => {
      expect(box.textContent).toContain(currentT()('booking.title'));
    });
    seen.resolve();
    await waitFor(() => {
      expect(box.textContent).toBe('');
    });
  });

  it('and when a booking is refused: the form goes once nothing is to be booked', async () => {
    agreed = 'AFTER_ORDER';
    seen.resolve();
    await waitFor(() => {
      expect(buttonOf('13:00')).toBeDefined();
    });
    buttonOf('13:00')!.click();
    const save = currentT()('booking.save');
    await waitFor(() => {
      expect(buttonOf(save)?.disabled).toBe(false);
    });
    agreed = 'NONE';
    buttonOf(save)!.click();
    await waitFor(() => {
      expect(box.textContent).toBe('');
    });
    expect(isRefused).toBe(true);
  });
});
