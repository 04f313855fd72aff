export type LoginReason = 'token';
export type MemberInfoReason = 'phone';

/** A login reply without a token is a failed login (spec 000 §5). */
export const login = <T extends { readonly token?: string | null }>(
  reply: T | null | undefined,
): { ok: true; token: string } | { ok: false; reason: LoginReason } =>
  reply?.token ? { ok: true, token: reply.token } : { ok: false, reason: 'token' };

/** Member info without a phone is refused (spec 000 §5). */
export const memberInfo = <T extends { readonly phone?: string | null }>(
  reply: T | null | undefined,
): { ok: true; info: T } | { ok: false; reason: MemberInfoReason } =>
  reply?.phone ? { ok: true, info: reply } : { ok: false, reason: 'phone' };
