import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { dealsChanged } from '../store/lists-version.ts';
import { addChange, findChange, setSwitch, type NewChange } from './change-repo.ts';
import { canSwitch, visibleProduct } from './visible-product.ts';

type Request = Parameters<Handlers['merchantProductSwitch']>[1];

const isSame = (
  request: Request,
  known: Pick<NewChange, 'productId' | 'field' | 'value' | 'note'>,
): boolean =>
  request.productId === known.productId &&
  request.field === known.field &&
  request.value === known.value &&
  request.note === known.note;

/** Sets the switch and writes it down, both or neither. A switch that was set so already leaves no row. */
const change = async (
  query: Query,
  { session, now }: MerchantContext,
  request: Request,
): Promise<void> => {
  const { merchantId, operatorId, deviceId } = session;
  const known = await findChange(query, merchantId, request.requestId);
  if (known !== null) return isSame(request, known) ? undefined : refuse('REQUEST_REUSED');
  if (!(await setSwitch(query, { merchantId, ...request }))) return;
  const isNew = await addChange(query, {
    merchantId,
    id: request.requestId,
    at: now,
    operatorId,
    deviceId,
    productId: request.productId,
    field: request.field,
    value: request.value,
    slots: null,
    note: request.note,
  });
  if (!isNew) refuse('REQUEST_REUSED');
  await dealsChanged(query);
};

/** Takes a product on or off sale, stops or opens its write-off (decisions A3, B21). The same request is one act. */
export const switchProduct: Handlers['merchantProductSwitch'] = async (context, request) => {
  const {
    deps: { db },
    session,
  } = context;
  const product = await visibleProduct(db.query, session, request.productId);
  if (!canSwitch(session, product)) return refuse('NO_PERMISSION');
  await db.tx((query) => change(query, context, request));
  const { id, isShelf, isBlocked } = await visibleProduct(db.query, session, request.productId);
  return { productId: id, isShelf, isBlocked };
};
