import { dayOf, HOUR, plus, startOfDay } from '#shared/kernel/time.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { raiseAlert } from '#server/modules/oversight/index.ts';
import { countUndos } from './log-repo.ts';

/** Called after an undo: raises an alert where one operator within an hour, or everybody at a store within a day, took back as many as the configuration names. */
export const watchUndos = async (context: MerchantContext, storeId: string): Promise<void> => {
  const { session, now, deps } = context;
  const { merchantId, operatorId } = session;
  const { alertUndosHour, alertUndosDay } = deps.config;
  const counts = await countUndos(deps.db.query, {
    merchantId,
    operatorId,
    storeId,
    hourAgo: plus(now, -HOUR),
    today: startOfDay(dayOf(now)),
  });
  const at = { merchantId, storeId };
  if (counts.hour >= alertUndosHour)
    await raiseAlert(context, {
      kind: 'operator-undos',
      ...at,
      operatorId,
      times: counts.day,
      newsAfter: alertUndosHour,
    });
  if (counts.store >= alertUndosDay)
    await raiseAlert(context, {
      kind: 'store-undos',
      ...at,
      times: counts.store,
      newsAfter: alertUndosDay,
    });
};
