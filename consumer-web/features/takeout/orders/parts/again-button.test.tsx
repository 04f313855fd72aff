// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Activity } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asId, type OrderId, type StoreId } from '#shared/kernel/ids.ts';
import { answerLater } from '#shared/testing/answer-later.ts';
import { menuQuery } from '../../../../domain/cart/cart-queries.ts';
import { takeoutCartShop } from '../../../../domain/shops/takeout-cart.ts';
import { useNotice } from '../../../../lib/notice.ts';
import { AgainButton } from '../../../../domain/order/actions/again-button.tsx';
import { orderQuery } from '../../../../domain/order/queries.ts';
import { takeoutKind } from '../takeout-kind.ts';

const TRADE = asId<OrderId>('t1');
const order = { storeId: 's1', productList: [] };
const menu = { classifies: [], storeHighProps: [] };

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
            <AgainButton
              kind={takeoutKind}
              order={{ tradeId: TRADE, storeId: asId<StoreId>('s1') }}
            />
          </Activity>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
};
const button = (): HTMLButtonElement => box.querySelector('button')!;
const where = (): string | null => box.querySelector('output')!.textContent;
const settle = async (): Promise<void> => {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 50);
      }),
  );
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
  queries = new QueryClient();
  useNotice.setState({ text: '', isShown: false });
  show('visible');
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

describe('the same once more', () => {
  it('leads to the store; the button is busy while it loads', async () => {
    const asked = [
      running(queries, orderQuery(takeoutKind, TRADE).queryKey),
      running(queries, menuQuery(takeoutCartShop('s1')).queryKey),
    ];
    act(() => {
      button().click();
    });
    expect(button().disabled).toBe(true);
    asked[0]!.resolve(order);
    await settle();
    expect(button().disabled).toBe(true);
    asked[1]!.resolve(menu);
    await settle();
    expect([where(), button().disabled, useNotice.getState().isShown]).toEqual([
      takeoutKind.links.store('s1'),
      false,
      true,
    ]);
  });

  it.each(['order', 'menu'] as const)(
    'leads nowhere and shows nothing when the guest has left before the %s arrived',
    async (late) => {
      const asked = {
        order: running(queries, orderQuery(takeoutKind, TRADE).queryKey),
        menu: running(queries, menuQuery(takeoutCartShop('s1')).queryKey),
      };
      act(() => {
        button().click();
      });
      if (late === 'menu') asked.order.resolve(order);
      await settle();
      show('hidden');
      asked.order.resolve(order);
      asked.menu.resolve(menu);
      await settle();
      show('visible');
      expect([where(), button().disabled, useNotice.getState().isShown]).toEqual([
        '/',
        false,
        false,
      ]);
    },
  );

  it('shows a failure only while the screen is open', async () => {
    const asked = running(queries, orderQuery(takeoutKind, TRADE).queryKey);
    act(() => {
      button().click();
    });
    show('hidden');
    asked.reject(new Error('no line'));
    await settle();
    expect(useNotice.getState().isShown).toBe(false);
  });
});
