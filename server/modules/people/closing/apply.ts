import type { Context, Handlers, MemberSession } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { memberSession } from '../member/session.ts';
import { checkCode } from '#server/kit/one-time-code/one-time-code.ts';
import { phoneSeal } from '../member/phone-seal.ts';
import { blankPerson, endCodes, endOffers, endValues, forgetPlace } from './blank-repo.ts';
import { addClosing, closeUser, closingBy } from './closing-repo.ts';
import { dropUploads } from './files.ts';
import { judge, standingOf } from './standing.ts';

type Receipt = { receiptNo: string; closedAt: Context['now'] };
type Closer = {
  session: MemberSession;
  lossMark: string;
  useUp: Awaited<ReturnType<typeof checkCode>>;
};

/** All of it or nothing. The account is marked first: what begins something new waits for that (`holdAccount`) and is then refused, and what began before is seen by the judgement. */
const close = (
  { deps, now, client, equipmentId }: Context,
  { session, lossMark, useUp }: Closer,
): Promise<Receipt> =>
  deps.db.tx(async (query) => {
    const { userId, region, phone, tokenHash } = session;
    if (!(await closeUser(query, userId, now)))
      return (await closingBy(query, tokenHash)) ?? refuse('SESSION_INVALID');
    const standing = await standingOf(query, userId, now);
    judge(standing, lossMark);
    await useUp(query);
    const receiptNo = deps.random.digits(10);
    await addClosing(query, {
      userId,
      receiptNo,
      closedAt: now,
      tokenHash,
      phoneSeal: phoneSeal(deps.secrets, { region, number: phone }),
      client,
      losses: standing.losses,
    });
    await endOffers(query, userId, now);
    await endValues(query, userId, now);
    await blankPerson(query, userId);
    await endCodes(query, { region, phone });
    if (equipmentId !== '') await forgetPlace(query, equipmentId);
    return { receiptNo, closedAt: now };
  });

/** Closes the caller's account for good. The session ends with the first answer; a repeat of the same session gets that answer again. */
export const apply: Handlers['cancelAccountApply'] = async (context, { code, lossMark }) => {
  const {
    deps: { db, config },
    now,
    token,
    log,
  } = context;
  const before = token === null ? null : await closingBy(db.query, sha256(token));
  if (before !== null) return before;
  const session = await memberSession(db, { token, now });
  judge(await standingOf(db.query, session.userId, now), lossMark);
  const useUp = await checkCode(context, {
    phone: { region: session.region, number: session.phone },
    code,
    purpose: 'closing',
  });
  const receipt = await close(context, { session, lossMark, useUp });
  log.info({ receiptNo: receipt.receiptNo }, 'an account was closed');
  // what is left over here is taken away by the sweep
  await dropUploads({ db, config }, session.userId).catch(() => undefined);
  return receipt;
};
