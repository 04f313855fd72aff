import { maskName } from '#shared/format/mask-name.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { orderNumberTail } from '#shared/order/order-number.ts';
import { orderSearchLeast } from '#shared/validate/order-search.ts';
import { soughtPhone } from '#shared/validate/sought-phone.ts';
import { noteSearch } from '#server/kit/noted-search.ts';
import { soughtNumber } from '#server/kit/order-number-search.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addLog } from './log-repo.ts';
import { makePick } from './prepare-token.ts';
import { plainly, wireCode } from './refused.ts';
import { searchOrders } from './search-repo.ts';
import { needSearch } from './search-right.ts';
import { countUnknown } from './tries.ts';

type Request = Parameters<Handlers['groupVerifySearch']>[1];

const SHOWN_MOST = 20;

/**
 * Four digits of a phone are known to anybody who saw a receipt, and names stand beside reviews: what
 * they find is opened by who may decide, or by the guest's code. An order number, its end, or a whole
 * phone comes from the guest.
 */
const mayOpen = ({ session }: MerchantContext, keyword: string): boolean => {
  if (session.role !== 'cashier' || soughtNumber(keyword) !== null) return true;
  const phone = soughtPhone(keyword);
  return phone !== null && 'whole' in phone;
};

const refuseOthers = async (context: MerchantContext, request: Request): Promise<void> => {
  await needSearch(context, request);
  const keyword = request.keyword.trim();
  if ([...keyword].length < orderSearchLeast(context.session.role, keyword))
    refuse('BAD_REQUEST', { issues: ['keyword'] });
};

/** A search without a find is a guess like an unknown code: written down and counted (decisions B14, B19). What was typed is not kept. */
const noteMiss = async (context: MerchantContext, { storeId, keyword }: Request): Promise<void> => {
  const { session, now, deps } = context;
  await addLog(deps.db.query, {
    merchantId: session.merchantId,
    id: deps.random.id(),
    at: now,
    scannedAt: now,
    voucherId: null,
    orderId: null,
    productId: null,
    codeMask: '*'.repeat(Math.min(12, [...keyword].length)),
    times: 0,
    faceAmount: 0,
    settleAmount: 0,
    storeId,
    operatorId: session.operatorId,
    deviceId: session.deviceId,
    source: 'SEARCH',
    state: 'REFUSED',
    reason: wireCode(plainly('NOT_FOUND')),
  });
  await countUnknown(context, { storeId });
};

/** Finds orders without a code: masked, and each with what opens its card at this till. */
export const search: Handlers['groupVerifySearch'] = async (context, request) => {
  const { session, now, deps, pick } = context;
  await refuseOthers(context, request);
  await noteSearch(context, request.keyword, { hasTails: true });
  const { merchantId, deviceId } = session;
  const { storeId } = request;
  const found = await searchOrders(deps.db.query, {
    merchantId,
    storeId,
    keyword: request.keyword,
    now,
    most: SHOWN_MOST,
  });
  if (found.length === 0) await noteMiss(context, request);
  return {
    result: found
      .slice(0, SHOWN_MOST)
      .map(({ orderId, orderNo, productName, phone, nickname, ...facts }) => ({
        orderId,
        orderTail: orderNumberTail(orderNo),
        ...facts,
        pick: mayOpen(context, request.keyword)
          ? makePick(deps.secrets.prepare, { merchantId, orderId, storeId, deviceId }, now)
          : null,
        productName: pick(productName),
        buyerMask: maskPhone(phone),
        nameMask: maskName(nickname),
      })),
    more: found.length > SHOWN_MOST,
  };
};
