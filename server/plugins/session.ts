import type { Caller } from '#shared/contract/define.ts';
import type { Role } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { memberSession } from '#server/modules/people/index.ts';
import { readMerchantSession } from '#server/modules/staff/index.ts';
import type { MemberSession, MerchantSession } from '../kit/context.ts';
import type { Db } from '../db/db.ts';
import { sha256 } from '../kit/digest.ts';
import { refuse } from '../kit/refusal.ts';

type Asked = {
  caller: Caller;
  roles?: readonly Role[] | undefined;
  token: string | null;
  now: Instant;
};

const merchantSession = async (
  db: Db,
  hash: string,
  { roles, now }: Asked,
): Promise<MerchantSession> => {
  const found = await readMerchantSession(db)(hash);
  if (found === null || found.expiresAt <= now || !found.isActive) return refuse('SESSION_INVALID');
  if (found.isRevoked) return refuse('DEVICE_REVOKED');
  if (roles && !roles.includes(found.session.role)) return refuse('WRONG_ROLE');
  return found.session;
};

/** Who is calling, as far as the call asks for it. A token of another kind of caller is no session. */
export const readSession = async (
  db: Db,
  asked: Asked,
): Promise<MemberSession | MerchantSession | null> => {
  if (asked.caller === 'guest') return null;
  if (asked.token === null) return refuse('SESSION_INVALID');
  return asked.caller === 'merchant'
    ? merchantSession(db, sha256(asked.token), asked)
    : memberSession(db, asked);
};
