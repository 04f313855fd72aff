import type { UserId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { hasIdentity } from './identity-repo.ts';
import type { Provider } from './identity-provider.ts';

/** Whether a member signs in with an account of this provider. */
export const isMemberOf = (query: Query, provider: Provider, userId: UserId): Promise<boolean> =>
  hasIdentity(query, provider, userId);
