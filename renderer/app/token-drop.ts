import { till } from '../features/write-off/this-till.ts';
import type { AttemptStage } from '../features/write-off/machine/state.ts';
import { underWay } from '../lib/api.ts';
import { lockStore } from '../lib/lock.ts';
import { dropTokens } from '../lib/session.ts';

const UNDER_WAY: ReadonlySet<AttemptStage> = new Set([
  'journalling',
  'sending',
  'asking',
  'waiting',
]);

/** Whether something that began before the lock still needs the token. */
const isBusy = (): boolean => {
  const { phase, attempts } = till.state();
  return (
    underWay.getState() > 0 ||
    phase.name === 'lookingUp' ||
    attempts.some(({ stage }) => UNDER_WAY.has(stage))
  );
};

const isLockedUp = (): boolean => {
  const { why } = lockStore.getState();
  return why === 'idle' || why === 'hand';
};

/** Drops the token of a locked tab as soon as nothing is under way behind the lock. */
export const watchTokens = (): void => {
  let isPlanned = false;
  const look = (): void => {
    if (isPlanned || !isLockedUp()) return;
    isPlanned = true;
    // one step of the till may follow another at once
    setTimeout(() => {
      isPlanned = false;
      if (isLockedUp() && !isBusy()) dropTokens();
    }, 0);
  };
  lockStore.subscribe(look);
  underWay.subscribe(look);
  till.subscribe(look);
};
