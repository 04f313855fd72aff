// @vitest-environment happy-dom
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#shared/testing/wait-for.ts';
import { bannerSpecialType } from '#shared/codes/popup.ts';
import { cents } from '#shared/kernel/money.ts';
import type { PopupBanner } from '../store/model.ts';
import { loadTexts } from '../../lib/i18n.ts';
import { HomePopup } from './home-popup.tsx';

const banner = (id: string, more: object = {}): PopupBanner =>
  ({
    id,
    bannerName: id,
    text: '',
    tone: 'red',
    newBannerImage2: '/p.png',
    bannerImage: '/p.png',
    bannerType: 1,
    bannerSpecialType: null,
    pushFrequency: 3,
    windowType: 'active',
    jumpVersion: 1,
    skipType: 1,
    skipAddress: '/goodsStore',
    skipParameter: null,
    classifyId: null,
    ...more,
  }) as PopupBanner;
const rolling = (special: keyof typeof bannerSpecialType.codes, more: object): PopupBanner =>
  banner(special, {
    bannerType: 2,
    windowType: 'roll',
    bannerSpecialType: bannerSpecialType.codes[special],
    ...more,
  });

const box = document.createElement('div');
let root: Root | undefined;

beforeAll(() => loadTexts('find'), 60_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(_: string) {
        queueMicrotask(() => {
          this.dispatchEvent(new Event('load'));
        });
      }
    },
  );
  document.body.append(box);
});
afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
});

/** What pops up when the home opens: `last` where none of the others comes. */
const openHome = async (
  banners: readonly PopupBanner[],
  shop: StoreKind = 'takeout',
): Promise<string> => {
  root?.unmount();
  root = createRoot(box);
  root.render(
    <MemoryRouter>
      <HomePopup shop={shop} banners={[...banners, banner('last')]} />
    </MemoryRouter>,
  );
  await waitFor(() => {
    expect(box.querySelector('dialog[open]')).not.toBeNull();
  });
  return box.querySelector('dialog[open] h2')?.textContent ?? '';
};
const press = (at: number): void =>
  box.querySelectorAll<HTMLElement>('.popup__ways button')[at]!.click();

it.each([1, 2])(
  'two of one window with frequency %s come one after the other, and no more',
  async (pushFrequency) => {
    const both = [banner('A', { pushFrequency }), banner('B', { pushFrequency })];
    expect(await openHome(both)).toBe('A');
    expect(await openHome(both)).toBe('B');
    expect(await openHome(both)).toBe('last');
    expect(await openHome(both)).toBe('last');
  },
);

it('what was put off stays away until the app starts again; "not again" is for ever', async () => {
  expect(await openHome([banner('A')])).toBe('A');
  press(0);
  expect(await openHome([banner('A')])).toBe('last');
  sessionStorage.clear();
  expect(await openHome([banner('A')])).toBe('A');
  press(1);
  sessionStorage.clear();
  expect(await openHome([banner('A')])).toBe('last');
});

it('a rolling one comes with the list of its special type, and not without', async () => {
  const empty = rolling('cheap', { cheapList: [] });
  const none = rolling('aggregateRedPacket', { aggregateRedpackInfo: null });
  expect(await openHome([empty, none])).toBe('last');
  const dish = {
    productId: 'd1',
    productName: 'Egg tart',
    imgUrl: '/d.png',
    price: cents(900),
    originalPrice: cents(1200),
    storeId: 's1',
    storeName: 'Bakery',
  };
  expect(await openHome([empty, rolling('cheap', { cheapList: [dish] })])).toBe('cheap');
  expect(box.querySelector('.popup__list a')?.getAttribute('href')).toBe(
    '/store?id=s1&productId=d1',
  );
  expect(box.querySelector('.popup__list')?.textContent).toContain('Egg tart');
  await openHome([rolling('cheap', { cheapList: [dish] })], 'market');
  expect(box.querySelector('.popup__list a')?.getAttribute('href')).toBe(
    '/market/store?id=s1&productId=d1',
  );
});

it('its own red packets are shown, each with what it takes off, by number or by word', async () => {
  const packet = {
    redpackId: 'r',
    redpackName: 'Lunch',
    amount: cents(1500),
    amountStr: '15',
    limitAmount: cents(6000),
  };
  const aggregateRedpackInfo = {
    amount: null,
    amountStr: '22.5',
    redpacks: [
      packet,
      { ...packet, redpackId: 'q', redpackName: 'Tea', amount: null, amountStr: '7.5' },
    ],
  };
  expect(await openHome([rolling('aggregateRedPacket', { aggregateRedpackInfo })])).toBe(
    'aggregateRedPacket',
  );
  expect(box.querySelector('.popup__amount')?.textContent).toBe('$22.5');
  expect([...box.querySelectorAll('.popup__row')].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Lunch.*\$15$/),
    expect.stringMatching(/^Tea.*\$7\.5$/),
  ]);
});
