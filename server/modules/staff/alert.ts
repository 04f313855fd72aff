import type { Context } from '#server/kit/context.ts';
import { addStaffAlert, type StaffAlert } from './alert-repo.ts';

/** Tells the owner, once a day for each subject, and warns in the log. */
export const alertOwner = async (
  { deps, now, log }: Pick<Context, 'deps' | 'now' | 'log'>,
  alert: Omit<StaffAlert, 'at'>,
): Promise<void> => {
  const isFirst = await addStaffAlert(deps.db.query, { ...alert, at: now });
  if (isFirst) log.warn({ ...alert }, 'the owner is alerted');
};
