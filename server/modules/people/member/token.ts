import { PAYMENT_APP_LOGIN_ACTION, SOCIAL_LOGIN_SOURCE } from '#shared/guards/login-result.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Provider } from '../identity/identity-provider.ts';
import { readPerson } from '../identity/read-person.ts';
import { refuse } from '#server/kit/refusal.ts';
import { signInPerson } from './sign-in-person.ts';

type Payload = Parameters<Handlers['memberToken']>[1];

/** Whose code it is, by the login payload (spec 000 §3). */
const codeOf = ({
  code,
  source,
  authCode,
  action,
}: Payload): { provider: Provider; code: string } => {
  if (source === SOCIAL_LOGIN_SOURCE && code !== undefined) return { provider: 'social', code };
  if (authCode === undefined) return refuse('BAD_REQUEST', { issues: ['authCode'] });
  return {
    provider: action === PAYMENT_APP_LOGIN_ACTION ? 'paymentApp' : 'wallet',
    code: authCode,
  };
};

/** Signs in with a client's code. */
export const tokenByCode: Handlers['memberToken'] = async (context, payload) => {
  const { provider, code } = codeOf(payload);
  return signInPerson(context, await readPerson(context, provider, code, 'login'));
};
