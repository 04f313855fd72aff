import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import { uploaderOf } from './photo-repo.ts';

/** Refuses a picture that no staff of this merchant uploaded. */
export const needMenuPhoto = async (
  query: Query,
  { session }: MerchantContext,
  picture: string,
): Promise<void> => {
  const by = await uploaderOf(query, picture);
  const names = await staffNames(query, session.merchantId);
  if (by === null || !names.has(by)) refuse('BAD_REQUEST', { issues: ['picture'] });
};
