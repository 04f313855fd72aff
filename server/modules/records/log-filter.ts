import type { LogResult, Role } from '#shared/codes/group-order.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { contract } from '#shared/contract/index.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { readReceiptNumber } from '#shared/voucher/receipt-number.ts';
import { addDays, dayOf, startOfDay, type Instant } from '#shared/kernel/time.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import type { Param } from '#server/db/db.ts';
import { likeText } from '#server/db/like.ts';
import { noteSearch } from '#server/kit/noted-search.ts';
import { orderNumberIs } from '#server/kit/order-number-search.ts';
import { phoneCondition } from '#server/kit/phone-search.ts';
import { soughtPhone, type SoughtPhone } from '#shared/validate/sought-phone.ts';
import { storeScope } from '#server/modules/staff/index.ts';

export type LogFilter = {
  merchantId: string;
  /** Null: every store. */ storeIds: readonly string[] | null;
  from: Instant;
  to: Instant;
  result: LogResult;
  operatorId: string | null;
  deviceId: string | null;
  source: string | null;
  keyword: string;
  role: Role;
};
type Asked = RequestOf<typeof contract.groupVerifyCheckLogSum>;

/** Records reach 24 months back (decision B17). */
const KEPT_DAYS = 731;
/** The first moment that records are shown of. */
export const keptSince = (now: Instant): Instant => startOfDay(addDays(dayOf(now), -KEPT_DAYS));

/** Whether a keyword is a whole receipt or order number, which is found whatever its day. */
const isWholeNumber = (keyword: string): boolean =>
  readReceiptNumber(keyword) !== null || readOrderNumber(keyword) !== null;

/** What was asked for, within what the caller may see (decisions A3, A5): a cashier sees their own records. */
export const filterOf = async (context: MerchantContext, asked: Asked): Promise<LogFilter> => {
  const { session, now } = context;
  const keyword = asked.keyword?.trim() ?? '';
  // a cashier's keyword is never a phone
  if (session.role !== 'cashier' || readOrderNumber(keyword) !== null)
    await noteSearch(context, keyword, { hasTails: false });
  const oldest = keptSince(now);
  const isAnyDay = isWholeNumber(keyword);
  return {
    merchantId: session.merchantId,
    storeIds: storeScope(session, asked.storeIds),
    from: !isAnyDay && asked.from > oldest ? asked.from : oldest,
    to: isAnyDay ? now : asked.to,
    result: asked.result,
    operatorId: session.role === 'cashier' ? session.operatorId : (asked.operatorId ?? null),
    deviceId: asked.deviceId ?? null,
    source: asked.source ?? null,
    keyword,
    role: session.role,
  };
};

/** Parameters of a statement as its text is put together. */
export const parameters = () => {
  const values: Param[] = [];
  return { values, add: (value: Param): string => `$${values.push(value)}` };
};
type Parameters = ReturnType<typeof parameters>;

/** For managers and above a keyword may also be the buyer's phone. */
const buyerText = (phone: SoughtPhone, { add }: Parameters, merchant: string): string =>
  `OR l.order_id IN (SELECT g.id FROM app_user u JOIN group_order g ON g.user_id = u.id WHERE g.merchant_id = ${merchant} AND ${phoneCondition(phone, add)})`;

/** A run of digits is sought in the mask as people read it: without spaces; a whole code by its mask. Names are looked up once, not row by row. */
const keywordText = ({ keyword, role }: LogFilter, all: Parameters, merchant: string): string => {
  // ten digits with a right check digit are a receipt's number, which an index finds in two years of records
  const receipt = readReceiptNumber(keyword);
  if (receipt !== null) return `l.receipt_no = ${all.add(receipt)}`;
  const number = readOrderNumber(keyword);
  if (number !== null)
    return `l.order_id = (SELECT g.id FROM group_order g WHERE g.merchant_id = ${merchant} AND ${orderNumberIs('g', all.add(number))})`;
  const bare = keyword.replace(/[\s-]/g, '');
  const mask = /^\d{12}$/.test(bare) ? `${bare.slice(0, 4)}****${bare.slice(-4)}` : bare;
  const [name, exact] = [all.add(`%${likeText(keyword)}%`), all.add(keyword)];
  const phone = role === 'cashier' ? null : soughtPhone(keyword);
  return `(l.code_mask LIKE ${all.add(`%${likeText(mask)}%`)} OR l.order_id = ${exact}
    OR l.product_id IN (SELECT p.id FROM product p WHERE p.merchant_id = ${merchant} AND (p.name_zh ILIKE ${name} OR p.name_en ILIKE ${name}))
    OR l.operator_id IN (SELECT o.id FROM operator o WHERE o.merchant_id = ${merchant} AND (o.name_zh ILIKE ${name} OR o.name_en ILIKE ${name} OR o.account = ${exact}))
    ${phone === null ? '' : buyerText(phone, all, merchant)})`;
};

/**
 * The condition of a filter over `verify_log l`. Only what is asked for is in the text, so that the planner sees which index serves it; the texts are few, and each is prepared once.
 */
export const conditionOf = (filter: LogFilter, all: Parameters): string => {
  const { add } = all;
  const merchant = add(filter.merchantId);
  const parts = [
    `l.merchant_id = ${merchant}`,
    `l.at >= ${add(filter.from)}`,
    `l.at <= ${add(filter.to)}`,
  ];
  if (filter.storeIds !== null) parts.push(`l.store_id = ANY(${add(filter.storeIds)}::text[])`);
  if (filter.result !== 'ALL') parts.push(`l.state = ${add(filter.result)}`);
  if (filter.operatorId !== null) parts.push(`l.operator_id = ${add(filter.operatorId)}`);
  if (filter.deviceId !== null) parts.push(`l.device_id = ${add(filter.deviceId)}`);
  if (filter.source !== null) parts.push(`l.source = ${add(filter.source)}`);
  if (filter.keyword !== '') parts.push(keywordText(filter, all, merchant));
  return parts.join(' AND ');
};
