import { createStore } from 'zustand/vanilla';
import { parsePickupQr } from '#shared/order/desk/desk-scan.ts';
import { normaliseScan } from '#shared/voucher/code.ts';
import { chooseStore, currentSession } from '../../lib/session.ts';

/** A guest's pickup QR that was scanned where vouchers are redeemed, until a desk takes it. */
export const orderForDesk = createStore<string | null>(() => null);

/** Leads to the desk with a guest's pickup QR: the till changes to the first store with a desk where its person works. False where it is none, or there is no such store. */
export const leadToDesk = (text: string): boolean => {
  if (parsePickupQr(normaliseScan(text)) === null) return false;
  const desk = currentSession()?.stores.find(({ kind }) => kind !== 'group');
  if (desk === undefined) return false;
  orderForDesk.setState(text, true);
  void chooseStore(desk.id);
  return true;
};
