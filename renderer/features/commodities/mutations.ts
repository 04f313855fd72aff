import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { useAct } from '../../lib/use-act.ts';
import { api } from './api.ts';

type SwitchBody = BodyOf<Contract['merchantProductSwitch']>;
type SlotsBody = BodyOf<Contract['merchantProductSlots']>;
type BlackoutBody = BodyOf<Contract['merchantProductSetBlackout']>;
type NotesBody = BodyOf<Contract['merchantProductSetNotes']>;
type EditBody = BodyOf<Contract['merchantProductEdit']>;

/** What acts on products make old. */
export const PRODUCTS = 'products';

/** Uses a switch of a product. */
export const useSwitch = () =>
  useAct(PRODUCTS, (body: SwitchBody) => api.merchantProductSwitch(body));

/** Sets the terms of a product's visits. */
export const useSetSlots = () =>
  useAct(PRODUCTS, (body: SlotsBody) => api.merchantProductSlots(body));

/** Changes the price and the stock of a product. */
export const useEditProduct = () =>
  useAct(PRODUCTS, (body: EditBody) => api.merchantProductEdit(body));

/** Sets the days without vouchers of a product. */
export const useSetBlackout = () =>
  useAct(PRODUCTS, (body: BlackoutBody) => api.merchantProductSetBlackout(body));

/** Sets the notes for the staff of a product. */
export const useSetNotes = () =>
  useAct(PRODUCTS, (body: NotesBody) => api.merchantProductSetNotes(body));
