import { maskPhone } from '#shared/format/mask-phone.ts';
import type { accountClosingCalls } from '#shared/contract/consumer/account-closing.ts';
import type { Handlers } from '#server/kit/context.ts';
import { issueCode } from '#server/kit/one-time-code/one-time-code.ts';
import { apply } from './apply.ts';
import { standingOf } from './standing.ts';

const check: Handlers['cancelAccountCheck'] = async ({ deps, session: { userId, phone }, now }) => {
  const { obstacles, losses, lossMark } = await standingOf(deps.db.query, userId, now);
  return { phone: maskPhone(phone), obstacles: [...obstacles], losses: [...losses], lossMark };
};

const sendCode: Handlers['cancelAccountSendCode'] = (context) =>
  issueCode(context, { region: context.session.region, number: context.session.phone }, 'closing');

export const accountClosingHandlers: Pick<Handlers, keyof typeof accountClosingCalls> = {
  cancelAccountCheck: check,
  cancelAccountSendCode: sendCode,
  cancelAccountApply: apply,
};
