import type { MerchantId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { type TakeoutEvent } from '#server/modules/order/index.ts';
import { staffNames } from '#server/modules/staff/index.ts';

/** The name of whoever did what an event tells, where a person of the merchant or its driver did it. */
export const actorsOf = async (
  query: Query,
  merchantId: MerchantId,
  { pick }: Pick<MerchantContext, 'pick'>,
): Promise<(event: TakeoutEvent) => string> => {
  const names = await staffNames(query, merchantId);
  return ({ facts: { operatorId, driver } }) => {
    const name = typeof operatorId === 'string' ? names.get(operatorId) : undefined;
    if (name === undefined) return typeof driver === 'string' ? driver : '';
    return pick(name);
  };
};
