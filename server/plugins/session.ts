import type { Caller, RequestOf } from '#shared/contract/define.ts';
import type { CallName, Contract } from '#shared/contract/index.ts';
import type { Role } from '#shared/codes/group-order.ts';
import type { Seen } from '#server/modules/oversight/index.ts';
import { memberSession } from '#server/modules/people/index.ts';
import { merchantSession, type FoundSession } from '#server/modules/staff/index.ts';
import type { MemberSession, MerchantSession } from '../kit/context.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refusal.ts';

/** Calls of staff that read, together with their session, what they will need (ADR 0068). */
export type Aheads = {
  readonly [N in CallName]?: (
    deps: Deps,
    tokenHash: string,
    body: RequestOf<Contract[N]>,
  ) => Promise<FoundSession | null>;
};

type Asked = {
  caller: Caller;
  roles?: readonly Role[] | undefined;
  token: string | null;
  beforePassword?: boolean | undefined;
  inKitchen?: boolean | undefined;
  /** How the session of staff is found; missing: alone. */
  find?: ((tokenHash: string) => Promise<FoundSession | null>) | undefined;
};

/** Who is calling, as far as the call asks for it. A token of another kind of caller is no session. */
export const readSession = async (
  seen: Seen,
  { caller, token, ...asked }: Asked,
): Promise<MemberSession | MerchantSession | null> => {
  if (caller === 'guest') return null;
  if (token === null) return refuse('SESSION_INVALID');
  return caller === 'merchant'
    ? merchantSession(seen, { token, ...asked })
    : memberSession(seen.deps.db, { token, now: seen.now });
};
