import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { ownOrder } from '#server/modules/order/index.ts';
import { markRead, messagesOf, unreadCounts } from './message-repo.ts';
import { isOfChange, MESSAGES_MOST } from './write.ts';

/** Orders whose counts are sent at once. */
const ORDERS_MOST = 100;

/** Messages about orders of both shops (decision P26). */
export const imHandlers = {
  imRiderUserId: async (context, { tradeId }) => ({
    userId: (await ownOrder(context, tradeId)).riderId,
  }),
  imUnreadCounts: async ({ deps, session, pick }) => ({
    result: (await unreadCounts(deps.db.query, session.userId, ORDERS_MOST)).map(
      ({ latest, latestId, ...unread }) => ({
        ...unread,
        latest: pick(latest),
        isChange: isOfChange(latestId),
      }),
    ),
  }),
  imClearUnread: async (context, body) => {
    const {
      deps: { db },
      session: { userId },
      idempotencyKey: key,
      now,
    } = context;
    const { id } = await ownOrder(context, body.tradeId);
    return keyed({ db, userId, scope: 'im-clear', key, body, now }, async (query) => ({
      cleared: await markRead(query, id, now),
    }));
  },
  imMessages: async (context, { tradeId }) => {
    const { id } = await ownOrder(context, tradeId);
    const messages = await messagesOf(context.deps.db.query, id, MESSAGES_MOST);
    return {
      result: messages.map(({ id: messageId, sender, text, sentAt, isRead }) => ({
        messageId,
        fromUserId: sender,
        text: context.pick(text),
        at: sentAt,
        isRead,
      })),
    };
  },
} satisfies Partial<Handlers>;
