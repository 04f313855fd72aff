import type { MerchantContext } from '#server/kit/context.ts';
import { worksIn } from '#server/modules/staff/index.ts';
import { plainly, type Refused } from './refused.ts';

type Till = { storeId: string; deviceId: string; operatorId?: string };

/** The last check of decision B11: the person works in this store, at this device, and is who they say. */
export const rightRefusal = (
  { session }: MerchantContext,
  till: Till,
  isStore: boolean,
): Refused | null => {
  const worksHere = isStore && worksIn(session, till.storeId);
  const isSelf =
    till.deviceId === session.deviceId &&
    (till.operatorId === undefined || till.operatorId === session.operatorId);
  return worksHere && isSelf ? null : plainly('NO_PERMISSION');
};
