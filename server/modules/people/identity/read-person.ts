import type { Context } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { refuse } from '#server/kit/refusal.ts';
import { useCode } from './identity-repo.ts';
import type { Person, Provider } from './identity-provider.ts';
import { sandboxIdentity } from './sandbox-identity.ts';

/** The person behind a provider's code, once for each purpose; a refusal otherwise. Without the demonstration no provider is set up, and no code is good. */
export const readPerson = async (
  { deps, now }: Context,
  provider: Provider,
  code: string,
  purpose: 'identity' | 'login' | 'register',
): Promise<Person> => {
  const refused = provider === 'social' ? 'SOCIAL_CODE_INVALID' : 'IDENTITY_REFUSED';
  const person = deps.config.demo
    ? sandboxIdentity(deps.secrets.identity).read(provider, code, now)
    : null;
  if (person === null || !(await useCode(deps.db.query, sha256(code), purpose, now)))
    return refuse(refused);
  return person;
};
