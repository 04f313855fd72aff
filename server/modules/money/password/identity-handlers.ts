import { IDENTITY_MARK_TARGET } from '#shared/codes/certificate-type.ts';
import type { identityCalls } from '#shared/contract/consumer/cards.ts';
import { ZERO } from '#shared/kernel/money.ts';
import type { Handlers } from '#server/kit/context.ts';
import { checkCode } from '#server/kit/one-time-code/one-time-code.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { hasPayPassword } from './check.ts';
import { changeIdentity, findIdentity } from './identity-repo.ts';
import { identityOf } from './identity.ts';
import { dropMarksOf } from './password-repo.ts';
import { needMark } from './mark.ts';

/**
 * Changes the identity by a code (decision MB25). A forgotten payment password is found by code and identity: where there
 * is one, a code alone must not change the identity.
 */
const change: Handlers['identityChange'] = async (context, { code, identity, mark }) => {
  const { deps, session, now } = context;
  const { userId, region, phone } = session;
  const given = identityOf(identity);
  if ((await findIdentity(deps.db.query, userId)) === null) return refuse('IDENTITY_UNSET');
  const useUp = await checkCode(context, {
    phone: { region, number: phone },
    code,
    purpose: 'payment',
  });
  await deps.db.tx(async (query) => {
    await holdAccount(query, userId);
    if (await hasPayPassword(query, userId))
      await needMark(query, { userId, targetId: IDENTITY_MARK_TARGET, amount: ZERO }, mark, now);
    await useUp(query);
    if (!(await changeIdentity(query, userId, given))) refuse('IDENTITY_UNSET');
    await dropMarksOf(query, userId);
  });
  return {};
};

export const identityHandlers: Pick<Handlers, keyof typeof identityCalls> = {
  identityChange: change,
};
