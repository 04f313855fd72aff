import type { Role } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import type { MerchantSession } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { readMerchantSession } from './session-repo.ts';

type Asked = { token: string; roles?: readonly Role[] | undefined; now: Instant };

/** Who of a merchant's staff has this token; refused when it is over, at a till that was revoked, or in another role. */
export const merchantSession = async (
  db: Db,
  { token, roles, now }: Asked,
): Promise<MerchantSession> => {
  const found = await readMerchantSession(db)(sha256(token));
  if (found === null || found.expiresAt <= now || !found.isActive) return refuse('SESSION_INVALID');
  if (found.isRevoked) return refuse('DEVICE_REVOKED');
  if (roles && !roles.includes(found.session.role)) return refuse('WRONG_ROLE');
  return found.session;
};
