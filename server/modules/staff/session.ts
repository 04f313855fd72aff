import type { Role } from '#shared/codes/group-order.ts';
import { dayOf } from '#shared/kernel/time.ts';
import type { MerchantSession } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { raiseAlert, recordSecurityEvent, type Seen } from '#server/modules/oversight/index.ts';
import { readMerchantSession, type FoundSession } from './session-repo.ts';

export type { FoundSession } from './session-repo.ts';

type Asked = {
  token: string;
  roles?: readonly Role[] | undefined;
  /** The call is also answered before a one-time password was changed. */
  beforePassword?: boolean | undefined;
  /** The call is also answered to a display of the kitchen. */
  inKitchen?: boolean | undefined;
  /** Finds the session of a token's digest; missing: the session alone is read. */
  find?: ((tokenHash: string) => Promise<FoundSession | null>) | undefined;
};

/** Refuses a session, and leaves an event: one a day of each person, till and reason. A revoked till that calls alerts the owner, once a day. */
export const refuseSession = async (
  seen: Seen,
  { merchantId, operatorId, deviceId }: MerchantSession,
  reason: 'DEVICE_REVOKED' | 'WRONG_ROLE',
): Promise<never> => {
  const once = `${operatorId} ${deviceId} ${dayOf(seen.now)}`;
  const actor = { merchantId, operatorId, deviceId };
  await recordSecurityEvent(seen, { ...actor, kind: 'refusal', act: 'useSession', reason, once });
  if (reason === 'DEVICE_REVOKED')
    await raiseAlert(seen, { kind: 'revoked-till', ...actor, newsAfter: null });
  return refuse(reason);
};

/** Who of a merchant's staff has this token; refused when it is over, at a till that was revoked, or in another role. */
export const merchantSession = async (
  seen: Seen,
  {
    token,
    roles,
    beforePassword = false,
    inKitchen = false,
    find = readMerchantSession(seen.deps.db),
  }: Asked,
): Promise<MerchantSession> => {
  const found = await find(sha256(token));
  if (found === null || found.expiresAt <= seen.now || !found.isActive)
    return refuse('SESSION_INVALID');
  if (found.isRevoked) return refuseSession(seen, found.session, 'DEVICE_REVOKED');
  if (found.session.mustChangePassword && !beforePassword) return refuse('MUST_CHANGE_PASSWORD');
  if (found.session.isKitchen && !inKitchen) return refuse('DEVICE_PURPOSE');
  if (roles && !roles.includes(found.session.role))
    return refuseSession(seen, found.session, 'WRONG_ROLE');
  return found.session;
};
