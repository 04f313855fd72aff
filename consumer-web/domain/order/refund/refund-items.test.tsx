// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order, Refundable } from '../model.ts';
import { RefundItems } from './refund-items.tsx';
import { useRefundForm } from './use-refund-form.ts';
import { showKeys } from '../../../lib/show-keys.ts';

beforeEach(showKeys);

const order = {
  productList: [
    {
      uuid: 'l1',
      productName: 'Rice',
      shareAmtn: 4000,
      quantity: 2,
      propsText: '',
      imgUrl: '',
      skuName: '',
    },
    {
      uuid: 'l2',
      productName: 'Tea',
      shareAmtn: 1000,
      quantity: 1,
      propsText: '',
      imgUrl: '',
      skuName: '',
    },
  ],
} as unknown as Order;
const whole = (isWholeOnly: boolean): Refundable =>
  ({
    isWholeOnly,
    canRefund: true,
    lines: [
      { uuid: 'l1', left: 2 },
      { uuid: 'l2', left: 1 },
    ],
  }) as unknown as Refundable;

const Items = ({ preview }: { preview: Refundable }) => {
  const draft = useRefundForm('t1', preview);
  return <RefundItems kind={{ words: {} }} order={order} whole={preview} draft={draft} />;
};

const box = document.createElement('div');
let root: Root;
const show = (isWholeOnly: boolean): HTMLInputElement[] => {
  act(() => {
    root.render(<Items key={String(isWholeOnly)} preview={whole(isWholeOnly)} />);
  });
  return [...box.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

it('an order that can only be refunded whole has everything chosen, and nothing to choose (spec 001 §5)', () => {
  expect(show(true).map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(box.textContent).toContain('reimburse.wholeOnly');
});

it('of any other order dishes are chosen one by one, or all at once', () => {
  expect(show(false).map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
  expect(box.textContent).toContain('refund.feesExcluded');
});
