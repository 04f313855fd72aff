import type { HostClient } from './navigation.ts';

/**
 * Whether a token of the address would put another account in place of the one that is signed in:
 * anybody can send such a link, so the visitor is asked first. The mini-program opens its pages
 * itself, and its `weappToken` is whoever is signed in there (spec 000 §4).
 */
export const replacesSession = (
  client: HostClient,
  { given, present }: { given: string; present: string | null },
): boolean => client !== 'miniProgram' && present !== null && present !== given;

/**
 * Where a token is kept: always in the session; also permanently after a share, in the social browser,
 * or on request (spec 000 §4).
 */
export const tokenPlaces = (
  reason: { isShare?: boolean; isSocial?: boolean; isExplicit?: boolean } = {},
): readonly ('session' | 'local')[] =>
  reason.isShare || reason.isSocial || reason.isExplicit ? ['session', 'local'] : ['session'];

/**
 * The token that stays in the bank's web view: none when another person's open id has come (spec
 * 000 §4).
 */
export const bankToken = (
  token: string | null,
  openIds: { stored: string | null; current: string },
): string | null => (openIds.stored !== null && openIds.stored !== openIds.current ? null : token);
