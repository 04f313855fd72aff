import type { Instant } from '#shared/kernel/time.ts';

/** Clients that tell who a person is by a one-time code or a signed message. */
export const PROVIDERS = ['social', 'wallet', 'paymentApp', 'bank'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What a provider says of a person. The phone is there when the person let it be told. */
export type Person = {
  provider: Provider;
  openId: string;
  unionId: string;
  nickname: string;
  avatar: string;
  phone: { region: string; number: string } | null;
};

/** Reads a provider's code: the person, or null when the code is not the provider's or too old. Whether it was used before is ours to know. */
export type IdentityProvider = {
  read: (provider: Provider, code: string, now: Instant) => Person | null;
};
