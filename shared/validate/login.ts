/** Why a login reply is refused. */
export type LoginReason = 'token';

/** A login reply without a token is a failed login (spec 000 §5). */
export const login = <T extends { readonly token?: string | null }>(
  reply: T | null | undefined,
): { ok: true; token: string } | { ok: false; reason: LoginReason } =>
  reply?.token ? { ok: true, token: reply.token } : { ok: false, reason: 'token' };
