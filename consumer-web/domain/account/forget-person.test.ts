// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { takeoutShop } from '../shop.ts';
import { changeDraft } from '../checkout/checkout-draft.ts';
import { forgetPerson } from './forget-person.ts';
import { chooseFor, chooseGold, offerChoice } from '../offers/offer-choice.ts';
import { chooseOrderAddress } from '../checkout/order-address.ts';
import { useSession } from '../../lib/session/session.ts';

const storedIn = (key: string): string[] =>
  Object.keys(JSON.parse(localStorage.getItem(`senado.${key}`) ?? '{}') as object);
const ben = (): void => {
  useSession.getState().signIn({ token: 'b', userId: 'u2', phone: '', nickname: '' });
};

afterEach(() => {
  useSession.getState().signOut();
});

it('of an account that was closed nothing comes back with what the next guest chooses and writes', () => {
  useSession.getState().signIn({ token: 'a', userId: 'u1', phone: '', nickname: '' });
  chooseFor(takeoutShop('s1'), [{ id: 'o1', kind: 'redPacket', name: 'Packet' }]);
  chooseGold(takeoutShop('s1'), [{ id: 'g1', name: 'Gold' }]);
  changeDraft(takeoutShop('s1'), {
    remarks: 'Ring twice',
    buyer: { region: '853', phone: '66880001' },
  });
  chooseOrderAddress(takeoutShop('s1'), 'a1');
  forgetPerson('u1');
  expect([
    localStorage.getItem('senado.offerChoices'),
    localStorage.getItem('senado.checkoutDrafts'),
    localStorage.getItem('senado.orderAddresses'),
  ]).toEqual([null, null, null]);
  ben();
  expect(offerChoice(takeoutShop('s1')).chosen).toBeNull();
  chooseFor(takeoutShop('s2'), []);
  changeDraft(takeoutShop('s2'), { remarks: 'No onion' });
  chooseOrderAddress(takeoutShop('s2'), 'b1');
  expect([
    ...storedIn('offerChoices'),
    ...storedIn('checkoutDrafts'),
    ...storedIn('orderAddresses'),
  ]).toEqual(['cart/takeout/u2/s2', 'u2/takeout/s2', 'u2:takeout/s2']);
});
