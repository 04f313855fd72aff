import type { PrintJobId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';

type At = { merchantId: string };

/** Notes what a label tells that a till has claimed. */
export const noteSays = async (
  query: Query,
  { merchantId }: At,
  { jobId, claimId, says }: { jobId: PrintJobId; claimId: string; says: string },
): Promise<void> => {
  await query(
    'UPDATE print_job SET says = $4 WHERE merchant_id = $1 AND id = $2 AND claim_id = $3',
    [merchantId, jobId, claimId, says],
  );
};

/** A later label stands in the place of this one. */
export const markReplaced = async (
  query: Query,
  { merchantId }: At,
  jobId: PrintJobId,
): Promise<void> => {
  await query('UPDATE print_job SET is_replaced = true WHERE merchant_id = $1 AND id = $2', [
    merchantId,
    jobId,
  ]);
};
