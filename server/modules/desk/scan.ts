import type { ScanNext } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import { businessDay } from '#shared/order/desk/business-day.ts';
import { readDeskScan, type DeskScan } from '#shared/order/desk/desk-scan.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  findStoreOrder,
  isPickupQr,
  orderOfNumber,
  orderShownAs,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { deskOrderOf } from './orders.ts';
import { endedAt } from './present.ts';
import { storesAtDesk } from './scope.ts';
import { asGuess } from './tries.ts';

/** Codes and numbers of orders that are over are known for so long after their payment; those of open ones, always. */
const KNOWN_MS = 2 * DAY;

/** The paid order that a scan at a store names; null where there is none, or where nobody here made its QR code. An order of another store is found by what only its guest has, or by its twelve digits. */
export const orderScanned = async (
  { deps, session: { merchantId }, now }: MerchantContext,
  storeId: string,
  scan: DeskScan,
): Promise<TakeoutOrder | null> => {
  const { query } = deps.db;
  const place = { merchantId, storeId, since: plus(now, -KNOWN_MS) };
  switch (scan.kind) {
    case 'qr': {
      const order = isPickupQr(deps.secrets.qr, scan)
        ? await findStoreOrder(query, scan.orderId)
        : null;
      return order?.paidAt === null ? null : order;
    }
    case 'code':
    case 'number':
      return orderShownAs(query, place, scan);
    case 'orderNumber':
      return orderOfNumber(query, merchantId, scan.orderNumber);
    default:
      return null;
  }
};

/** Refuses an order that does not belong at this counter today. */
export const needHere = (
  { now, pick, session }: MerchantContext,
  storeId: string,
  order: TakeoutOrder,
): void => {
  if (order.storeId !== storeId || order.merchantId !== session.merchantId)
    refuse('OTHER_STORE', { store: pick(order.snapshot.store.name) });
  const isOver = order.status < 1 || order.status > 3;
  // of the day on which it ended, like on the board
  const day = businessDay(endedAt(order) ?? order.paidAt ?? order.createdAt);
  if (isOver && day !== businessDay(now)) refuse('OTHER_DAY', { day });
};

const nextOf = ({ stage, acts, way }: DeskOrder, { kind }: DeskScan): ScanNext => {
  if (stage === 'OUT' || stage === 'DONE') return 'OVER';
  if (!acts.includes('HAND_OVER')) return 'WAIT';
  if (way !== 'PICKUP') return 'RIDER';
  return kind === 'qr' || kind === 'code' ? 'HAND_OVER' : 'PIN';
};

export const scan: Handlers['merchantDeskScan'] = async (context, { input, storeId }) => {
  await storesAtDesk(context, [storeId]);
  const read = readDeskScan(input);
  if (read.kind === 'voucher') return { what: 'VOUCHER' };
  if (read.kind === 'product') return { what: 'PRODUCT' };
  const found = await asGuess(context, async () => {
    const order = await orderScanned(context, storeId, read);
    return { isRight: order !== null, found: order };
  });
  if (found === null) return { what: 'UNKNOWN' };
  needHere(context, storeId, found);
  const order = await deskOrderOf(context, found);
  return { what: 'ORDER', order, next: nextOf(order, read) };
};
