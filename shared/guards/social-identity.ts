/**
 * How the social browser's open id and union id are come by: stored ones are used; a code in the
 * address is exchanged, stored, and taken out of the address; else an authorization address is
 * fetched and opened (spec 000 §4).
 */
export type SocialIdentityStep =
  | { kind: 'useStored'; openId: string; unionId: string }
  | { kind: 'exchange'; code: string }
  | { kind: 'authorize' };

/** The next step to a social browser’s identity. */
export const socialIdentityStep = ({
  openId,
  unionId,
  code,
}: {
  openId?: string | null;
  unionId?: string | null;
  code?: string | null;
}): SocialIdentityStep => {
  if (openId && unionId) return { kind: 'useStored', openId, unionId };
  return code ? { kind: 'exchange', code } : { kind: 'authorize' };
};
