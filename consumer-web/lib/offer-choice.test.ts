// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { DAY } from '#shared/kernel/time.ts';
import { chooseFor, forgetChoice, keepOrder, offerChoice, offerIdsOf, type KeptOrder } from './offer-choice.ts';
import { storage } from './storage.ts';

const order = (change: Partial<KeptOrder> = {}): KeptOrder => ({
  storeId: asId('s1'), deliveryType: 1, productList: [{ productId: asId('p'), skuId: 'p.1', quantity: 2, props: [], selectedPurchase: false }], cookTime: null, askForTime: null, isPlasticBag: true, pocketNum: 1, offerIds: ['x'], goldIds: [], useMcoin: false, paymentType: 'MP_MACAU',
  appVersion: null, selectedAddress: { contactName: 'Ana', region: '853', phone: '66880001', mapAddress: 'Praia Grande', detail: '12 F', lat: 22.19, lon: 113.54 }, ...change,
});
const packet = { id: 'o1', kind: 'redPacket' as const, name: 'Packet' };
/** As after a reload: only the storage is left. */
const reload = async (): Promise<typeof import('./offer-choice.ts')> => {
  vi.resetModules();
  return import('./offer-choice.ts');
};

beforeEach(() => { for (const id of ['s1', 's2']) forgetChoice(id); });

describe('the choice of offers for a cart', () => {
  it('is the best set until the guest chooses, and stays through changes of the order', () => {
    keepOrder(order());
    expect(offerIdsOf(offerChoice('s1'), ['best'])).toEqual(['best']);
    chooseFor('s1', [packet]);
    keepOrder(order({ deliveryType: 3 }));
    expect([offerIdsOf(offerChoice('s1'), ['best']), offerChoice('s1').order?.deliveryType]).toEqual([['o1'], 3]);
    chooseFor('s1', []);
    expect(offerIdsOf(offerChoice('s1'), ['best'])).toEqual([]);
  });

  it('keeps a cart apart from another, and ends with its order', () => {
    chooseFor('s1', [packet]);
    chooseFor('s2', []);
    forgetChoice('s1');
    expect([offerChoice('s1').chosen, offerChoice('s2').chosen]).toEqual([null, []]);
  });

  it('outlives a reload, for a week', async () => {
    keepOrder(order());
    chooseFor('s1', [packet]);
    const after = await reload();
    expect(after.offerChoice('s1')).toMatchObject({ chosen: [packet], order: { storeId: 's1' } });
    const kept = storage.offerChoices.get() as Record<string, { at: number }>;
    storage.offerChoices.set({ ...kept, 'takeout/s1': { ...kept['takeout/s1']!, at: Date.now() - 8 * DAY }, 'takeout/s2': { odd: true } });
    const later = await reload();
    expect([later.offerChoice('s1').chosen, later.offerChoice('s2').chosen]).toEqual([null, null]);
  });

  it('does not keep who gets the order', () => {
    keepOrder(order());
    expect(JSON.stringify(storage.offerChoices.get())).not.toMatch(/Ana|66880001|Praia|12 F/);
  });
});
