import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import { isSame, shortSeal } from '#server/kit/digest.ts';
import type { IdentityProvider, Person, Provider } from './identity-provider.ts';

const CODE_MS = 5 * MINUTE;

type Known = { nickname: string; phone: string | null };
/** The people of the sandbox: the demonstration's two members, somebody whose phone is not registered yet, and one who tells no phone. */
export const SANDBOX_PEOPLE: Readonly<Record<string, Known>> = {
  returning: { nickname: 'Senado Ana', phone: '66880001' },
  new: { nickname: 'Senado Rui', phone: '66880002' },
  stranger: { nickname: 'Stranger', phone: '66889001' },
  silent: { nickname: 'Silent', phone: null },
};
export type SandboxPerson = keyof typeof SANDBOX_PEOPLE;

const isPerson = (name: string): boolean => Object.hasOwn(SANDBOX_PEOPLE, name);
const bodyOf = (provider: Provider, name: string, at: number, nonce: string): string =>
  ['SI1', provider, name, at.toString(36), nonce].join('.');

/** Plays the clients' identity services: codes that this installation signs, each good for five minutes. A code holds no phone. */
export const sandboxIdentity = (
  secret: string,
): IdentityProvider & {
  issue: (provider: Provider, name: string, now: Instant, nonce: string) => string | null;
} => ({
  issue: (provider, name, now, nonce) => {
    if (!isPerson(name)) return null;
    const body = bodyOf(provider, name, now, nonce);
    return `${body}.${shortSeal(secret, body)}`;
  },
  read: (provider, code, now) => {
    const [mark, said, name = '', at = '', nonce = '', seal = ''] = code.split('.');
    const issued = Number.parseInt(at, 36);
    if (
      mark !== 'SI1' ||
      said !== provider ||
      !isPerson(name) ||
      !isSame(shortSeal(secret, bodyOf(provider, name, issued, nonce)), seal)
    )
      return null;
    if (now < issued - MINUTE || now > issued + CODE_MS) return null;
    const { nickname, phone } = SANDBOX_PEOPLE[name]!;
    return {
      provider,
      openId: `${provider}-${name}`,
      unionId: `union-${name}`,
      nickname,
      avatar: '',
      phone: phone === null ? null : { region: '853', number: phone },
    } satisfies Person;
  },
});
