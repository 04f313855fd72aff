import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findProduct } from '../group/product-repo.ts';
import { setReminder, type ReminderTable } from '../reminders/set-reminder.ts';
import { itemsOfActivity } from '../group-special/activity-repo.ts';
import {
  addReminder,
  countReminders,
  forgetOver,
  removeReminder,
  type Reminder,
} from './reminder-repo.ts';
import { priceNow, specialsOfProduct, stateOf } from '../group-special/specials.ts';

const REMINDERS: ReminderTable<Reminder> = {
  add: addReminder,
  remove: removeReminder,
  forgetOver,
  count: countReminders,
};

/** Reminds of the start of a flash price (decision GA18). */
export const remindOfStart: Handlers['groupSecKillRemind'] = async (context, body) => {
  const {
    deps: { db },
    session: { userId },
    idempotencyKey: key,
    now,
  } = context;
  const { secKillId, productId, isOn } = body;
  return keyed({ db, userId, scope: 'group-flash-remind', key, body, now }, async (query) => {
    const item = (await itemsOfActivity(query, secKillId)).find(
      (one) => one.productId === productId,
    );
    if (item === undefined || item.price === null || item.part !== 'FLASH')
      return refuse('ACTIVITY_NOT_FOUND');
    if (isOn && stateOf(item, now) === 'OVER') return refuse('SECKILL_OVER');
    const reminder = { userId, productId, activityId: secKillId, price: item.price };
    await setReminder(query, REMINDERS, { reminder, isOn, now });
    return { isOn, startTime: item.startsAt };
  });
};

/** Reminds of a price below what one piece costs now. */
export const remindOfPrice: Handlers['groupPriceRemind'] = async (context, body) => {
  const {
    deps: { db },
    session: { userId },
    idempotencyKey: key,
    now,
  } = context;
  const { productId, isOn } = body;
  return keyed({ db, userId, scope: 'group-price-remind', key, body, now }, async (query) => {
    const product = (await findProduct(query, productId)) ?? refuse('PRODUCT_NOT_FOUND');
    const price = priceNow(product.price, await specialsOfProduct(query, product, now), now);
    const reminder = { userId, productId, activityId: '', price };
    await setReminder(query, REMINDERS, { reminder, isOn, now });
    return { isOn, seenPrice: price };
  });
};
