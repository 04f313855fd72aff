// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { GROUP_REFUND_REASONS } from '#shared/order/refund/group-refund.ts';
import { waitFor } from '#shared/testing/wait-for.ts';
import { trackOrder } from '../../../domain/order/track-order.ts';
import { refundableQuery } from '../queries.ts';
import { GroupRefundForm } from './refund-form.tsx';
import { showKeys } from '../../../lib/show-keys.ts';

beforeEach(showKeys);

const ORDER = asId<OrderId>('o1');
const [FIRST, SECOND] = ['v1', 'v2'] as const;

/** A server with two vouchers of 38.00, one of which may be used meanwhile. */
let used: Set<string>;
let asked: { voucherIds: string[]; key: string | null }[];

const vouchers = () =>
  [FIRST, SECOND].map((voucherId) => ({
    voucherId,
    codeMask: `${voucherId}****`,
    status: 1,
    refundable: !used.has(voucherId),
    why: used.has(voucherId) ? 'used' : null,
    amount: 38,
    timesTotal: 1,
    timesLeft: 1,
  }));
const USED = { code: -2021110, note: '其中有券已經使用，不能退款' };

type Body = { voucherIds: string[] };
const ANSWERS: Record<string, (body: Body, key: string | null) => object> = {
  '_get-order-info-by-refund': () => ({
    code: 0,
    productList: [],
    vouchers: vouchers(),
    isWholeOnly: false,
    isAnytime: true,
    isRunning: false,
  }),
  _refund_reason: () => ({
    code: 0,
    result: GROUP_REFUND_REASONS.map(({ code, labelKey }) => ({
      code,
      text: labelKey,
      needsText: code === 15,
    })),
  }),
  '_get-refund-amtn': ({ voucherIds }) =>
    voucherIds.some((id) => used.has(id))
      ? USED
      : { code: 0, refundAmtn: 38 * voucherIds.length, parts: [], couponBack: false },
  '_apply-for-refund': ({ voucherIds }, key) => {
    asked.push({ voucherIds, key });
    return voucherIds.some((id) => used.has(id))
      ? USED
      : { code: 0, refundId: 'r1', refundAmtn: 38, refundProgress: 1, autoRefundTime: null };
  },
};

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;
const Form = () => {
  const { data } = useQuery(refundableQuery(ORDER));
  return data ? <GroupRefundForm orderId={ORDER} refundable={data} /> : null;
};

const box = document.createElement('div');
let root: Root;
const until = (expected: () => void): Promise<void> =>
  waitFor(async () => {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 10);
        }),
    );
    expected();
  });
const ticks = (): HTMLInputElement[] => [
  ...box.querySelectorAll<HTMLInputElement>('.rf-lines input'),
];
const click = (element: Element | null | undefined): void => {
  act(() => {
    (element as HTMLElement).click();
  });
};
const send = (): HTMLButtonElement => box.querySelector('.rf-dock button')!;
const note = (): string => box.querySelector('.rf-dock__note')!.textContent;
const sum = (): string => box.querySelector('[data-testid=refund-sum]')!.textContent;

/** The acts on orders that wait to be sent to the collector. */
const recordedActs = (): unknown[] =>
  (JSON.parse(localStorage.getItem('senado.events') ?? '[]') as string[])
    .map((text) => JSON.parse(text) as { event: string; props: { act?: string } })
    .flatMap(({ event, props }) => (event === 'Userorderbehavior' ? [props.act] : []));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  used = new Set();
  asked = [];
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      const name = Object.keys(ANSWERS).find((path) => url.endsWith(path));
      const key = new Headers(headers).get('idempotency-key');
      const answer = name
        ? ANSWERS[name]!(JSON.parse(body) as Body, key)
        : { code: 0, list: [], serverTime: 0 };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    },
  );
  document.body.append(box);
  root = createRoot(box);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Form />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await until(() => {
    expect(ticks()).toHaveLength(2);
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('names what is missing one after the other, and sends nothing', async () => {
  click(send());
  expect(note()).toBe('refund.form.noReason');
  click(box.querySelector('input[value="15"]'));
  expect(note()).toBe('refund.form.noText');
  click(box.querySelector('input[value="1"]'));
  expect(note()).toBe('refund.form.noItems');
  click(ticks()[0]);
  await until(() => {
    expect([note(), sum()]).toEqual(['reimburse.bagNote', expect.stringContaining('38.00')]);
  });
  expect(asked).toEqual([]);
});

it('two presses are one request, and lead to what became of it', async () => {
  click(box.querySelector('input[value="1"]'));
  click(ticks()[0]);
  await until(() => {
    expect(send().disabled).toBe(false);
  });
  click(send());
  click(send());
  await until(() => {
    expect(box.querySelector('output')!.textContent).toBe(
      '/group/orderRefundDetail?orderId=o1&refundId=r1',
    );
  });
  expect(asked).toEqual([{ voucherIds: [FIRST], key: expect.any(String) as string }]);
  await until(() => {
    expect(recordedActs()).toEqual(['partialRefund']);
  });
});

it('a request for all vouchers is no partial refund', async () => {
  click(box.querySelector('input[value="1"]'));
  click(ticks()[0]);
  click(ticks()[1]);
  await until(() => {
    expect(send().disabled).toBe(false);
  });
  click(send());
  await until(() => {
    expect(box.querySelector('output')!.textContent).toContain('refundId=r1');
  });
  trackOrder('cancelOrder');
  await until(() => {
    expect(recordedActs()).toEqual(['cancelOrder']);
  });
});

it('a voucher that is used meanwhile is unticked with a sentence, and the rest of the form stays', async () => {
  click(box.querySelector('input[value="1"]'));
  click(ticks()[0]);
  click(ticks()[1]);
  await until(() => {
    expect(sum()).toContain('76.00');
  });
  used.add(FIRST);
  click(send());
  await until(() => {
    expect(box.querySelector('[data-testid=refund-lost]')).not.toBeNull();
    expect(sum()).toContain('38.00');
  });
  expect(ticks().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(box.querySelector<HTMLInputElement>('input[value="1"]')!.checked).toBe(true);
  expect(box.textContent).toContain('groupRefund.why.used');
});
