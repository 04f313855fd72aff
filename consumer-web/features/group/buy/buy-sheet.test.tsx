// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { currentT, loadLanguage, loadTexts } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { ProductDetail } from '../model.ts';
import { BuySheet } from './buy-sheet.tsx';

const DEAL: ProductDetail = {
  productId: asId('tarts'),
  productName: 'Egg tarts',
  productImg: '/tarts.svg',
  price: cents(3800),
  originalPrice: cents(5200),
  saleQtyTotal: 0,
  storeId: null,
  storeName: '',
  storeCount: 1,
  timesTotal: 1,
  score: null,
  sellout: false,
  pictures: [],
  description: '',
  contents: [],
  rules: [],
  stores: [],
  useTime: { hours: [], weekdays: [], blackoutDays: [] },
  validity: { startDay: null, endDay: null, validDays: 90 },
  isRefundAnytime: true,
  isAutoRefund: true,
  isShelf: true,
  checkSubscribeType: 'NONE',
  limitCount: -1,
  stock: -1,
  minPurchase: 1,
  flash: null,
  bulk: null,
  notYetOnSaleUntil: null,
};
const offer = (id: string, canUse: boolean) => ({
  redpackId: id,
  activityId: id,
  sourceId: null,
  sourceType: null,
  redpackTypeName: 'Voucher',
  redpackName: id,
  couponName: id,
  activityName: id,
  storeScope: 1,
  storeIds: [],
  linkStoreId: null,
  linkUrl: null,
  storeId: null,
  storeName: null,
  categoryIds: [],
  businessTypes: '3',
  dateType: 1,
  startDate: 0,
  endDate: 9,
  day: null,
  validDays: null,
  isIncludeCurrentDay: false,
  expireTips: null,
  expireUseExplain: null,
  tipsMsg: '',
  couponType: 'voucher',
  amount: 5,
  amountStr: '5',
  limitAmount: 50,
  rate: null,
  maxAmount: null,
  productIds: [],
  isPriceBreak: false,
  paymentChannels: [],
  minVersion: null,
  id,
  voucherDetailId: id,
  voucherId: id,
  isEnable: true,
  used: false,
  status: 1,
  claimedAt: 0,
  expireTime: 9,
  usedAt: null,
  tradeId: null,
  canUse,
  savingAmtn: canUse ? 5 : 0,
  refusal: canUse ? null : { reason: 'BELOW_MIN', need: 12, with: null, minVersion: null },
});
const GOOD = {
  price: 38,
  totalAmount: 76,
  special: null,
  mostQuantity: 9,
  offers: [offer('good', true), offer('far', false)],
  bestIds: ['good'],
  usedIds: ['good'],
  savingAmtn: 5,
  payAmount: 71,
  problems: [],
};
const box = document.createElement('div');
let root: Root;
let answer: unknown;
let asked: unknown[];

beforeAll(() => Promise.all([loadLanguage(), loadTexts('group')]), 60_000);
beforeEach(() => {
  answer = GOOD;
  asked = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string));
    return Promise.resolve(Response.json(answer));
  });
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  useSession.setState({ token: null, member: null });
  vi.unstubAllGlobals();
});

const open = (isMember: boolean, product = DEAL): void => {
  useSession.setState({
    token: isMember ? 'token' : null,
    member: isMember ? ({ userId: 'm' } as never) : null,
  });
  root.render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <BuySheet
          product={product}
          can={{ ok: true, least: 2, most: 9 }}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const shows = (text: string) =>
  waitFor(() => {
    expect(box.textContent).toContain(text);
  });
const button = (key: 'deal.priceAccept') =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === currentT()(key))!;
const submit = () => box.querySelector<HTMLButtonElement>('.pane__foot button:last-of-type')!;

it('a visitor sees what it costs and signs in from here; nothing is asked of the server', async () => {
  open(false);
  await shows(currentT()('deal.signInToBuy'));
  await shows(currentT()('deal.offersSignIn'));
  expect(box.textContent).toContain('$38.00');
  expect(asked).toEqual([]);
});

it('a member sees the best offer taken, others with the reason, and may want none', async () => {
  open(true);
  await shows('−$5.00');
  await shows('$71.00');
  await shows(currentT()('voucher.refusal.BELOW_MIN', { need: '$12.00' }));
  expect(submit().disabled).toBe(false);
  answer = { ...GOOD, usedIds: [], savingAmtn: 0, payAmount: 76 };
  [...box.querySelectorAll<HTMLInputElement>('.deal-offers input')].at(-1)!.click();
  await waitFor(() => {
    expect(asked.at(-1)).toMatchObject({ offerIds: [] });
    expect(box.querySelector('[data-testid="deal-total"]')?.textContent).toBe('$76.00');
  });
});

it('an offer that no longer counts, and another price, are said before anything is paid', async () => {
  sessionStorage.clear();
  open(true);
  await shows('$71.00');
  answer = {
    ...GOOD,
    price: 40,
    totalAmount: 120,
    offers: [offer('good', false)],
    bestIds: [],
    usedIds: [],
    savingAmtn: 0,
    payAmount: 120,
  };
  box.querySelector<HTMLButtonElement>(`[aria-label="${currentT()('deal.more')}"]`)!.click();
  await shows(currentT()('deal.offersNone'));
  await shows(currentT()('deal.priceNow', { before: '$114.00', after: '$120.00' }));
  expect(submit().disabled).toBe(true);
  button('deal.priceAccept').click();
  await waitFor(() => {
    expect(submit().disabled).toBe(false);
  });
});

it('a flash price that ended between page and sheet is told with its reason, and asked', async () => {
  const flash = {
    secKillId: 'noon',
    price: cents(1900),
    startTime: 0,
    endTime: 9e15,
    left: -1,
    total: -1,
    limit: -1,
  };
  answer = {
    ...GOOD,
    totalAmount: 76,
    usedIds: [],
    savingAmtn: 0,
    payAmount: 76,
    problems: [{ reason: 'SECKILL_OVER', note: 'The flash price is over' }],
  };
  open(true, { ...DEAL, flash } as never);
  await shows(currentT()('deal.priceNow', { before: '$38.00', after: '$76.00' }));
  await shows('The flash price is over');
  expect(asked).toContainEqual(expect.objectContaining({ secKillId: 'noon' }));
  expect(submit().disabled).toBe(true);
  button('deal.priceAccept').click();
  await waitFor(() => {
    expect(submit().disabled).toBe(false);
    expect(box.textContent).not.toContain('The flash price is over');
  });
});

it('what would refuse the order is said before it is sent', async () => {
  answer = { ...GOOD, problems: [{ reason: 'GROUP_STORE_CLOSED', note: 'The store has left' }] };
  open(true);
  await shows('The store has left');
  expect(submit().disabled).toBe(true);
});

it('a flash price is a line of the bill, and the order names the sale whose price was shown', async () => {
  const special = { kind: 'FLASH', activityId: 'noon', price: 19, pieces: 2, saving: 38 };
  answer = { ...GOOD, special, savingAmtn: 0, usedIds: [], payAmount: 38 };
  open(true);
  await shows(currentT()('sale.saving.FLASH'));
  await shows('−$38.00');
  submit().click();
  await waitFor(() => {
    expect(asked).toContainEqual(expect.objectContaining({ secKillId: 'noon', totalAmount: 38 }));
  });
});

it('a deal of several stores says which take it', async () => {
  const store = (storeId: string, storeName: string) => ({ storeId, storeName, address: '' });
  open(true, { ...DEAL, stores: [store('pier', 'Pier'), store('square', 'Square')] } as never);
  await shows(currentT()('deal.stores', { count: 2 }));
  await shows('Square');
});

it('a refused quantity is said, and cannot be ordered', async () => {
  answer = { code: -2021003, note: 'sold out', data: {} };
  open(true);
  await waitFor(() => {
    expect(box.querySelector('[role="alert"]')?.textContent ?? '').not.toBe('');
  });
  expect(submit().disabled).toBe(true);
});
