// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Activity } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerLater } from '#shared/testing/answer-later.ts';
import { aLine } from '#shared/testing/builders.ts';
import { takeoutCartShop } from '../shops/takeout-cart.ts';
import { menuQuery, storeStateQuery } from './cart-queries.ts';
import { changeCart, openCart } from './cart-store.ts';
import { useNotice } from '../../lib/notice.ts';
import type { Menu } from './cart-menu.ts';
import { useRenewal } from './use-renewal.ts';

const STORE = 's1';
const emptyMenu = () => ({ classifies: [], storeHighProps: [] });
const menu = { ...emptyMenu(), products: new Map() } as unknown as Menu;
const open = { closedType: 0, showType: 1, reserveType: 0 };
const closed = { closedType: 1, showType: 1, reserveType: 0 };

/** A query that runs already, answered when the test says so. */
const running = (queries: QueryClient, queryKey: readonly unknown[]) => {
  const answer = answerLater();
  queries
    .fetchQuery({ queryKey, queryFn: () => answer.reply, retry: false })
    .catch(() => undefined);
  return answer;
};

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const Shop = () => {
  const {
    checkout: handleCheckout,
    isChecking,
    changes,
  } = useRenewal(takeoutCartShop(STORE), menu);
  return (
    <button
      type="button"
      disabled={isChecking}
      data-changes={changes === null ? 'none' : changes.isGoing ? 'going' : 'staying'}
      onClick={handleCheckout}
    />
  );
};

const box = document.createElement('div');
let root: Root;
let queries: QueryClient;
const show = (mode: 'visible' | 'hidden'): void => {
  act(() => {
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <Where />
          <Activity mode={mode}>
            <Shop />
          </Activity>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
};
const button = (): HTMLButtonElement => box.querySelector('button')!;
const settle = async (): Promise<void> => {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 50);
      }),
  );
};
/** Presses the way to the checkout, and leaves the store before it is known whether there is one. */
const check = async ({
  hasLeft,
  state = open,
}: {
  hasLeft: boolean;
  state?: typeof open;
}): Promise<void> => {
  const asked = [
    running(queries, menuQuery(takeoutCartShop(STORE)).queryKey),
    running(queries, storeStateQuery(takeoutCartShop(STORE)).queryKey),
  ];
  act(() => {
    button().click();
  });
  expect(button().disabled).toBe(true);
  if (hasLeft) show('hidden');
  asked[0]!.resolve(emptyMenu());
  asked[1]!.resolve(state);
  await settle();
  if (hasLeft) show('visible');
};
const outcome = () => ({
  at: box.querySelector('output')!.textContent,
  isTold: useNotice.getState().isShown,
  changes: button().dataset['changes'],
});

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient();
  useNotice.setState({ text: '', isShown: false });
  await openCart(takeoutCartShop(STORE));
  changeCart(takeoutCartShop(STORE), { lines: [] });
  show('visible');
  await settle();
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

describe('the check before the checkout', () => {
  it('leads there', async () => {
    await check({ hasLeft: false });
    expect(outcome()).toEqual({ at: '/order?storeId=s1', isTold: false, changes: 'none' });
  });

  it('reports that the store has closed', async () => {
    await check({ hasLeft: false, state: closed });
    expect(outcome()).toEqual({ at: '/', isTold: true, changes: 'none' });
  });

  it.each([
    ['an open store', open],
    ['a closed store', closed],
  ])('leads nowhere and shows nothing to a guest who has left %s', async (_, state) => {
    await check({ hasLeft: true, state });
    expect(outcome()).toEqual({ at: '/', isTold: false, changes: 'none' });
  });

  it.each([
    [false, 'going'],
    [true, 'staying'],
  ])('shows what changed, to a guest who has left (%s) on the return', async (hasLeft, changes) => {
    changeCart(takeoutCartShop(STORE), { lines: [aLine()] });
    await check({ hasLeft });
    expect(outcome()).toEqual({ at: '/', isTold: false, changes });
  });
});
