import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addChange, findChange, setSlots } from './change-repo.ts';
import { canSwitch, visibleProduct } from './visible-product.ts';

type Request = Parameters<Handlers['merchantProductSlots']>[1];

/** Sets the terms and writes them down, both or neither. Terms that were so already leave no row. */
const change = async (
  query: Query,
  { session, now, t }: MerchantContext,
  { requestId, productId, minutes, capacity, mostGuests }: Request,
): Promise<void> => {
  const { merchantId, operatorId, deviceId } = session;
  const note = t('product.slots', { minutes, capacity, mostGuests });
  const known = await findChange(query, merchantId, requestId);
  if (known !== null) {
    if (known.productId !== productId || known.field !== 'slots' || known.note !== note)
      refuse('REQUEST_REUSED');
    return;
  }
  const terms = { minutes, capacity, mostGuests };
  if (!(await setSlots(query, { merchantId, productId }, terms))) return;
  const act = { merchantId, id: requestId, at: now, productId, operatorId, deviceId, note };
  if (!(await addChange(query, { ...act, field: 'slots', value: true }))) refuse('REQUEST_REUSED');
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
