// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { rememberSearch, searchHistory } from '../../../../domain/store/search-history.ts';
import { loadTexts } from '../../../../lib/i18n.ts';
import type { Diet } from '../use-diet.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { SearchSheet } from './search-sheet.tsx';

const diet = { count: 0, clear: () => undefined };
const dish = {
  productId: 'd1',
  productName: 'Egg tart',
  imgUrl: '/d.png',
  description: '',
  tags: [],
  price: 900,
  originalPrice: null,
  saleQtyTotal: 0,
  alcoholPercent: 0,
  boxPrice: 0,
  multiSku: false,
  sellout: true,
  limitCount: -1,
  merchantCategoryChain: [],
  highPropIds: [],
  discount: null,
  seckill: null,
  purchase: null,
  skus: [
    {
      storeProductSkuDetailId: 'k1',
      skuId: 'k1',
      skuName: '',
      skuPrice: 900,
      selected: true,
      weight: 0.1,
      minPurchase: 1,
      orderLimitCount: -1,
      storeStock: -1,
    },
  ],
};
const box = document.createElement('div');
let root: Root | undefined;
const onOpen = vi.fn();
const onClose = vi.fn();

// what comes with the first sheet is there already: the test waits for answers, not for the disk
beforeAll(
  () =>
    Promise.all([
      import('../../../../domain/store/search-past.tsx'),
      loadTexts('store'),
      loadTexts('find'),
    ]),
  60_000,
);
beforeEach(() => {
  localStorage.clear();
  onOpen.mockClear();
  document.body.append(box);
});
afterEach(() => {
  root?.unmount();
});

const openSheet = async (): Promise<HTMLInputElement> => {
  root?.unmount();
  root = createRoot(box);
  root.render(
    <SearchSheet
      storeId="bakery"
      diet={{ ...diet, menu: { products: new Map([['d1', dish]]) } } as unknown as Diet}
      cart={{ pieces: new Map(), actions: {} } as unknown as StoreCart}
      onOpen={onOpen}
      onClose={onClose}
    />,
  );
  return waitFor(() => {
    const input = box.querySelector('input');
    expect(input).not.toBeNull();
    return input!;
  });
};
const type = (input: HTMLInputElement, word: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, word);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const past = (): string[] =>
  [...box.querySelectorAll('.past .pill')].map(({ textContent }) => textContent);

it('shows what was searched for in this store, on the search page too, and searches for it again', async () => {
  rememberSearch('bakery', 'tart');
  rememberSearch('other', 'tea');
  const input = await openSheet();
  await waitFor(() => {
    expect(past()).toEqual(['tart']);
  });
  box.querySelector<HTMLElement>('.past .pill')!.click();
  await waitFor(() => {
    expect([input.value, box.querySelectorAll('article').length]).toEqual(['tart', 1]);
  });
  expect(past()).toEqual([]);
});

it('keeps a word that led to a dish, and none that found nothing', async () => {
  rememberSearch('bakery', 'tart');
  const input = await openSheet();
  await waitFor(() => {
    expect(past()).toEqual(['tart']);
  });
  type(input, 'nothing');
  await waitFor(() => {
    expect(box.querySelector('[role=status]')?.textContent).not.toBe('');
  });
  box.querySelector<HTMLElement>('.sheet__head button, dialog button[aria-label]')!.click();
  expect(searchHistory('bakery')).toEqual(['tart']);
  const next = await openSheet();
  await waitFor(() => {
    expect(past()).toEqual(['tart']);
  });
  type(next, 'egg');
  await waitFor(() => {
    expect(box.querySelector('.dish__open')).not.toBeNull();
  });
  box.querySelector<HTMLElement>('.dish__open')!.click();
  expect(onOpen).toHaveBeenCalledWith(dish);
  expect(searchHistory('bakery')).toEqual(['egg', 'tart']);
});
