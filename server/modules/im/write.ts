import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { TakeoutOrder } from '#server/modules/order/index.ts';
import { addMessage } from './message-repo.ts';

/** So many messages an order may have, of so many characters. */
export const MESSAGES_MOST = 50;
const TEXT_MOST = 200;

/** `key`: the writer's own name of the message; one that was written is not written again. `isOfAct`: it tells of an act of the store's desk. */
type Written = { from: 'rider' | 'store'; key: string; text: Bilingual; isOfAct?: boolean };

const { waitingStore, accepted, onTheWay, completed } = takeoutOrderStatus.codes;
/** While they may write: a rider on the way, a store from accepting to handing over, and of its acts as soon as the order is paid. */
const mayWrite = (
  { status, riderId }: TakeoutOrder,
  { from, isOfAct = false }: Pick<Written, 'from' | 'isOfAct'>,
): boolean =>
  from === 'rider'
    ? riderId !== null && status === onTheWay
    : status >= (isOfAct ? waitingStore : accepted) && status < completed;

/** The key of what a store writes about a change of an order. */
export const changeKey = (changeId: string): string => `change-${changeId}`;
/** Whether a message, by its id, tells of a change. */
export const isOfChange = (messageId: string): boolean =>
  messageId.startsWith(`store:${changeKey('')}`);

/** The rider or the store of an order writes to its guest. False when they may not, the order has all the messages it may, or it was written before. */
export const writeToGuest = async (
  query: Query,
  order: TakeoutOrder,
  { from, key, text, isOfAct = false }: Written,
  at: Instant,
): Promise<boolean> => {
  const sender = from === 'rider' ? order.riderId : order.storeId;
  const isText = [text.zh, text.en].every((one) => one !== '' && one.length <= TEXT_MOST);
  if (sender === null || !isText || !mayWrite(order, { from, isOfAct })) return false;
  const { id: orderId, userId } = order;
  return addMessage(
    query,
    { id: `${from}:${key}`, orderId, userId, sender, text, sentAt: at },
    MESSAGES_MOST,
  );
};
