import { BROWSE_MS } from '#shared/member/tasks.ts';
import { client } from '../../lib/api/api.ts';

/** The proof with which a member left for a task to browse, and when: kept as long as the page lives. */
const begun = new Map<string, { proof: string; at: number }>();

/** Remembers that a member goes to look at what a task names. */
export const beginBrowsing = (taskId: string, proof: string): void => {
  begun.set(taskId, { proof, at: client.now() });
};

/** The proof once they have looked long enough; null before. */
export const browsedProof = (taskId: string): string | null => {
  const known = begun.get(taskId);
  return known !== undefined && client.now() - known.at >= BROWSE_MS ? known.proof : null;
};

export const forgetBrowsing = (taskId: string): void => {
  begun.delete(taskId);
};
