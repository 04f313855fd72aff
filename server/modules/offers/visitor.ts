import type { Context } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { readMemberSession } from '#server/modules/people/index.ts';

/** Who looks at a page that visitors may see too; a token that ended is a visitor's. */
export const visitorOf = async ({ token, deps, now }: Context): Promise<string | null> => {
  const found = token === null ? null : await readMemberSession(deps.db.query, sha256(token));
  return found !== null && found.expiresAt > now ? found.session.userId : null;
};
