// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { orderNumber, orderNumberText, spelledOrderNumber } from '#shared/order/order-number.ts';
import { OrderNumber } from './order-number.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows an order number in groups, spells it to screen readers, and copies bare digits', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: copied }, userAgent: '' });
  const number = orderNumber('12345678901');
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() => {
    root.render(<OrderNumber number={number} copyLabel="copy" />);
  });
  expect(box.querySelector('[aria-hidden="true"]')?.textContent).toBe(orderNumberText(number));
  expect(box.querySelector('.unseen')?.textContent).toBe(spelledOrderNumber(number));
  await act(async () => {
    box.querySelector('button')?.click();
    await vi.waitFor(() => expect(copied).toHaveBeenCalledWith(number));
  });
  act(() => root.unmount());
});
