import { isDeepStrictEqual } from 'node:util';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addChange, findChange, setSlots } from './change-repo.ts';
import { canSwitch, visibleProduct } from './visible-product.ts';

type Request = Parameters<Handlers['merchantProductSlots']>[1];

/** Sets the terms and writes them down, both or neither. Terms that were so already leave no row. */
const change = async (
  query: Query,
  { session, now }: MerchantContext,
  { requestId, productId, minutes, capacity, mostGuests }: Request,
): Promise<void> => {
  const { merchantId, operatorId, deviceId } = session;
  const slots = { minutes, capacity, mostGuests };
  const asked = { productId, field: 'slots' as const, value: true, slots, note: '' };
  const known = await findChange(query, merchantId, requestId);
  if (known !== null) return isDeepStrictEqual(known, asked) ? undefined : refuse('REQUEST_REUSED');
  if (!(await setSlots(query, { merchantId, productId }, slots))) return;
  const made = { merchantId, id: requestId, at: now, operatorId, deviceId, ...asked };
  if (!(await addChange(query, made))) refuse('REQUEST_REUSED');
};

/** Sets the terms of booked visits (decision GA16). Seats that are taken stay so: a smaller slot only shows none left. */
export const setProductSlots: Handlers['merchantProductSlots'] = async (context, request) => {
  const {
    deps: { db },
    session,
  } = context;
  const { minutes, capacity, mostGuests } = request;
  const product = await visibleProduct(db.query, session, request.productId);
  if (!canSwitch(session, product)) return refuse('NO_PERMISSION');
  if (product.texts.checkSubscribeType === 'NONE') return refuse('PRODUCT_NOT_BOOKED');
  if (mostGuests > capacity) return refuse('PARTY_TOO_BIG', { most: capacity });
  await db.tx((query) => change(query, context, request));
  return { minutes, capacity, mostGuests };
};
