// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

/** What a version stored that knew takeout stores only, by the id of the store. */
const store = (key: string, value: object): void => {
  localStorage.setItem(`senado.${key}`, JSON.stringify(value));
};

it('what was written and chosen before shops had kinds is a takeout store’s, and is there again', async () => {
  const draft = {
    time: null,
    tablewareQty: 2,
    isPlasticBag: false,
    remarks: 'Ring twice',
    remarkTags: [],
    buyer: null,
    at: Date.now(),
  };
  store('checkoutDrafts', { 'u1/s1': draft });
  store('orderAddresses', { 'u1:s1': 'a1' });
  vi.resetModules();
  const { useSession } = await import('../../lib/session/session.ts');
  const { changeDraft } = await import('./checkout-draft.ts');
  const { chooseOrderAddress } = await import('./order-address.ts');
  useSession.getState().signIn({ token: 't', userId: 'u1', phone: '', nickname: '' });
  changeDraft({ kind: 'takeout', storeId: 's1' }, { tablewareQty: 3 });
  chooseOrderAddress({ kind: 'market', storeId: 's1' }, 'a2');
  expect(JSON.parse(localStorage.getItem('senado.checkoutDrafts') ?? '')).toMatchObject({
    'u1/takeout/s1': { remarks: 'Ring twice', tablewareQty: 3, isPlasticBag: false },
  });
  expect(JSON.parse(localStorage.getItem('senado.orderAddresses') ?? '')).toEqual({
    'u1:takeout/s1': 'a1',
    'u1:market/s1': 'a2',
  });
  useSession.getState().signOut();
});
