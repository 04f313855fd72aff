import { asId } from '#shared/kernel/ids.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { staffPasswordProblem } from '#shared/validate/staff-password.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { changeStaff } from './change-staff.ts';
import { checkPassword } from './check-password.ts';
import { findAccountOf, type Account } from './merchant-repo.ts';
import { hashPassword } from '#server/kit/password.ts';
import { endFamily, noteProof, sessionsOf } from './session-family-repo.ts';
import { endAccess, setPassword } from './staff-repo.ts';

/** So long after a right password people, passwords and enrolments may be changed. */
const FRESH_MS = 5 * MINUTE;

/** Refuses what needs the caller's own password unless it was right in this session a short while ago. */
export const needFreshPassword = ({ session, now }: MerchantContext): void => {
  if (plus(session.provedAt, FRESH_MS) <= now) refuse('PASSWORD_NEEDED');
};

/** The caller's own password, counted at this till. */
export const checkOwnPassword = async (
  context: MerchantContext,
  password: string,
): Promise<Account> => {
  const { merchantId, operatorId, deviceId } = context.session;
  const found = await findAccountOf(context.deps.db.query, { merchantId, operatorId });
  const account = found?.account ?? '';
  return checkPassword(context, { account, found, till: deviceId, password });
};

export const needGoodPassword = (password: string, account: string): void => {
  const problem = staffPasswordProblem(password, account);
  if (problem !== null) refuse('PASSWORD_WEAK', { problem });
};

export const confirm: Handlers['merchantConfirm'] = async (context, { password }) => {
  const { session, now, deps } = context;
  await checkOwnPassword(context, password);
  await noteProof(deps.db.query, session.tokenHash, now);
  return { until: plus(now, FRESH_MS) };
};

/** One's own new password ends one's sessions everywhere else, and the keys of one's own devices. */
export const changePassword: Handlers['merchantChangePassword'] = async (
  context,
  { oldPassword, password },
) => {
  const { session, now } = context;
  const own = await checkOwnPassword(context, oldPassword);
  needGoodPassword(password, own.account);
  // what was printed for one sign-in is nobody's own
  if (own.onceUntil !== null && password === oldPassword) refuse('PASSWORD_WEAK');
  const passwordHash = await hashPassword(password);
  await changeStaff(context, async (query) => {
    await setPassword(query, own, { passwordHash });
    await endAccess(query, own, session);
    await noteProof(query, session.tokenHash, now);
  });
  return {};
};

export const sessions: Handlers['merchantSessions'] = async ({ session, deps, now }) => {
  const rows = await sessionsOf(deps.db.query, session, now);
  return {
    result: rows.map(({ familyId, ...row }) => ({
      ...row,
      sessionId: asId(familyId),
      isThis: familyId === session.familyId,
    })),
  };
};

export const endSession: Handlers['merchantEndSession'] = async (
  { session: { merchantId, operatorId }, deps },
  { sessionId },
) => {
  await endFamily(deps.db.query, { merchantId, operatorId, familyId: sessionId });
  return {};
};
