// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { DAY } from '#shared/kernel/time.ts';
import {
  chooseFor,
  chooseGold,
  chooseMcoin,
  forgetChoice,
  forgetChoices,
  keepOrder,
  offerChoice,
  offerIdsOf,
  type KeptOrder,
} from './offer-choice.ts';
import { takeoutShop } from '../shop.ts';
import { useSession } from '../../lib/session/session.ts';

const stored = () =>
  JSON.parse(localStorage.getItem('senado.offerChoices') ?? '{}') as Record<string, { at: number }>;
const store = (choices: object): void => {
  localStorage.setItem('senado.offerChoices', JSON.stringify(choices));
};

const order = (change: Partial<KeptOrder> = {}): KeptOrder => ({
  storeId: asId('s1'),
  deliveryType: 1,
  productList: [
    { productId: asId('p'), skuId: 'p.1', quantity: 2, props: [], selectedPurchase: false },
  ],
  cookTime: null,
  askForTime: null,
  isPlasticBag: true,
  pocketNum: 1,
  offerIds: ['x'],
  goldIds: [],
  useMcoin: false,
  paymentType: 'MP_MACAU',
  appVersion: null,
  selectedAddress: {
    contactName: 'Ana',
    region: '853',
    phone: '66880001',
    mapAddress: 'Praia Grande',
    detail: '12 F',
    lat: 22.19,
    lon: 113.54,
  },
  ...change,
});
const packet = { id: 'o1', kind: 'redPacket' as const, name: 'Packet' };
/** As after a reload: only the storage is left. */
const reload = async (): Promise<typeof import('./offer-choice.ts')> => {
  vi.resetModules();
  return import('./offer-choice.ts');
};

const signIn = (userId: string): void => {
  useSession.getState().signIn({ token: `t-${userId}`, userId, phone: '', nickname: '' });
};
const { signOut } = useSession.getState();

afterAll(signOut);
beforeEach(() => {
  signOut();
  forgetChoices();
});

describe('the choice of offers for a cart', () => {
  it('is the best set until the guest chooses, and stays through changes of the order', () => {
    keepOrder(takeoutShop('s1'), order());
    expect(offerIdsOf(offerChoice(takeoutShop('s1')), ['best'])).toEqual(['best']);
    chooseFor(takeoutShop('s1'), [packet]);
    keepOrder(takeoutShop('s1'), order({ deliveryType: 3 }));
    expect([
      offerIdsOf(offerChoice(takeoutShop('s1')), ['best']),
      offerChoice(takeoutShop('s1')).order?.deliveryType,
    ]).toEqual([['o1'], 3]);
    chooseFor(takeoutShop('s1'), []);
    expect(offerIdsOf(offerChoice(takeoutShop('s1')), ['best'])).toEqual([]);
  });

  it('keeps a cart apart from another, and ends with its order', () => {
    chooseFor(takeoutShop('s1'), [packet]);
    chooseFor(takeoutShop('s2'), []);
    forgetChoice(takeoutShop('s1'));
    expect([offerChoice(takeoutShop('s1')).chosen, offerChoice(takeoutShop('s2')).chosen]).toEqual([
      null,
      [],
    ]);
  });

  it('outlives a reload, for a week', async () => {
    keepOrder(takeoutShop('s1'), order());
    chooseFor(takeoutShop('s1'), [packet]);
    const after = await reload();
    expect(after.offerChoice(takeoutShop('s1'))).toMatchObject({
      chosen: [packet],
      order: { storeId: 's1' },
    });
    const kept = stored();
    store({
      ...kept,
      'cart/takeout/guest/s1': { ...kept['cart/takeout/guest/s1']!, at: Date.now() - 8 * DAY },
      'cart/takeout/guest/s2': { odd: true },
    });
    const later = await reload();
    expect([
      later.offerChoice(takeoutShop('s1')).chosen,
      later.offerChoice(takeoutShop('s2')).chosen,
    ]).toEqual([null, null]);
  });

  it('does not keep who gets the order', () => {
    keepOrder(takeoutShop('s1'), order());
    expect(JSON.stringify(stored())).not.toMatch(/Ana|66880001|Praia|12 F/);
  });

  it('is its member’s: the next one finds nothing of it, and they find it again', () => {
    signIn('u1');
    chooseFor(takeoutShop('s1'), [packet]);
    chooseGold(takeoutShop('s1'), [{ id: 'g1', name: 'Gold' }]);
    chooseMcoin(takeoutShop('s1'), true);
    signOut();
    expect(offerChoice(takeoutShop('s1')).chosen).toBeNull();
    signIn('u2');
    expect(offerChoice(takeoutShop('s1'))).toEqual({ order: null, chosen: null, at: 0 });
    signIn('u1');
    expect(offerChoice(takeoutShop('s1'))).toMatchObject({
      chosen: [packet],
      gold: [{ id: 'g1', name: 'Gold' }],
      useMcoin: true,
    });
  });

  it('of a visitor goes with them when they sign in, unless the member has chosen later', () => {
    vi.useFakeTimers({ now: 1000 });
    signIn('u1');
    chooseFor(takeoutShop('s1'), []);
    chooseFor(takeoutShop('s2'), []);
    signOut();
    vi.setSystemTime(2000);
    chooseFor(takeoutShop('s1'), [packet]);
    signIn('u1');
    expect([offerChoice(takeoutShop('s1')).chosen, offerChoice(takeoutShop('s2')).chosen]).toEqual([
      [packet],
      [],
    ]);
    signOut();
    vi.setSystemTime(1500);
    chooseFor(takeoutShop('s1'), []);
    signIn('u1');
    expect(offerChoice(takeoutShop('s1')).chosen).toEqual([packet]);
    signIn('u2');
    expect(offerChoice(takeoutShop('s1')).chosen).toBeNull();
    vi.useRealTimers();
  });
});
