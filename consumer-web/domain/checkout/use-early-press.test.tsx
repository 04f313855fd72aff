// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Checkout } from './use-checkout.ts';
import { useEarlyPress } from './use-early-press.ts';

type Asked = Parameters<typeof useEarlyPress>[0];
const seen = { totalPrice: 10_000 };
const priced = (isOld: boolean, fetchStatus = isOld ? 'fetching' : 'idle'): Checkout['quote'] =>
  ({
    data: { quote: seen },
    isPlaceholderData: isOld,
    fetchStatus,
  }) as unknown as Checkout['quote'];
const body = { storeId: 's1' } as unknown as Checkout['body'];
const unknown: Asked = { body: null, quote: priced(true, 'idle'), addressError: null };
const carryOut = vi.fn();

const Dock = (asked: Asked) => {
  const { press: handlePress, isWaiting } = useEarlyPress(asked, carryOut);
  return <button type="button" aria-busy={isWaiting} onClick={handlePress} />;
};

const box = document.createElement('div');
let root: Root;
const show = (asked: Asked): void => {
  act(() => {
    root.render(<Dock {...asked} />);
  });
};
const button = (): HTMLButtonElement => box.querySelector('button')!;
const press = (): void => {
  act(() => {
    button().click();
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
  carryOut.mockClear();
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a press before times and addresses are there is kept, busy, until the order is priced, and carried out once', () => {
  show(unknown);
  press();
  expect([button().getAttribute('aria-busy'), carryOut.mock.calls]).toEqual(['true', []]);
  show({ ...unknown, body, quote: priced(true) });
  expect([button().getAttribute('aria-busy'), carryOut.mock.calls]).toEqual(['true', []]);
  show({ ...unknown, body, quote: priced(false) });
  expect([button().getAttribute('aria-busy'), carryOut.mock.calls]).toEqual(['false', [[seen]]]);
  show(unknown);
  expect([button().getAttribute('aria-busy'), carryOut.mock.calls.length]).toEqual(['false', 1]);
});

it('a press on a priced order need not wait', () => {
  show({ ...unknown, body, quote: priced(false) });
  press();
  expect(carryOut.mock.calls).toEqual([[null]]);
});

it('a remembered press is carried out, to show what is missing, when the addresses fail to load', () => {
  show(unknown);
  press();
  show({ ...unknown, addressError: new Error('line') });
  expect([button().getAttribute('aria-busy'), carryOut.mock.calls]).toEqual(['false', [[seen]]]);
});

it('offline a press reports it at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(unknown);
  press();
  expect([button().getAttribute('aria-busy'), carryOut.mock.calls]).toEqual(['false', [[null]]]);
});
