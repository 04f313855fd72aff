import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Task } from '#shared/member/tasks.ts';
import type { Deps } from '#server/kit/deps.ts';
import { openText, sealText } from '#server/kit/sealed-text.ts';

type Secrets = Pick<Deps, 'secrets'>;
const ownerOf = (...parts: readonly string[]): string => JSON.stringify(parts);

/** Says when a member was shown a task to browse: they bring it back once they have looked long enough. */
export const sealProof = (
  { secrets }: Secrets,
  { taskId }: Pick<Task, 'taskId'>,
  { userId, turn, now }: { userId: string; turn: string; now: Instant },
): string =>
  sealText(
    secrets.identity,
    { purpose: 'task proof', owner: ownerOf(taskId, turn, userId) },
    `${now}`,
  );

/** When the task was shown; null: not the proof of this member, task and turn. */
export const openProof = (
  { secrets }: Secrets,
  { taskId }: Pick<Task, 'taskId'>,
  { userId, turn, proof }: { userId: string; turn: string; proof: string },
): Instant | null => {
  const owner = ownerOf(taskId, turn, userId);
  const at = openText(secrets.identity, { purpose: 'task proof', owner }, proof);
  return at === null ? null : instant(Number(at));
};

/** What a friend's link holds: whose task it is, readable only here, and only for this task and turn. */
export const sealShare = (
  { secrets }: Secrets,
  { taskId, turn }: { taskId: string; turn: string },
  userId: string,
): string =>
  sealText(secrets.identity, { purpose: 'task share', owner: ownerOf(taskId, turn) }, userId);

/** Whose task a link is for; null: for none of this turn. */
export const openShare = (
  { secrets }: Secrets,
  { taskId, turn }: { taskId: string; turn: string },
  shareId: string,
): string | null =>
  openText(secrets.identity, { purpose: 'task share', owner: ownerOf(taskId, turn) }, shareId);
