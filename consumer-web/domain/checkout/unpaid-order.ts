import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { OrderId } from '#shared/kernel/ids.ts';

/** A list of the orders that wait for their payment. */
export const TO_BE_PAID = { status: takeoutOrderStatus.codes.toBePaid };

type Unpaid = { result: readonly { storeId: string; tradeId: OrderId }[] };

/** The newest of the orders that wait for their payment which is of a store; null for none. */
export const unpaidAt = ({ result }: Unpaid, storeId: string): OrderId | null =>
  result.find((order) => order.storeId === storeId)?.tradeId ?? null;
