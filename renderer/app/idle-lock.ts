import { MINUTE, SECOND, type Instant } from '#shared/kernel/time.ts';
import { till } from '../features/write-off/this-till.ts';
import { systemClock } from '../lib/clock.ts';
import { onDesktop } from '../lib/desktop-signals.ts';
import { lock, lockStore, unlock } from '../lib/lock.ts';
import { lastScans } from '../lib/scan/desk.ts';
import { currentSession, sessionStore } from '../lib/session.ts';

const LOOK_EVERY_MS = 5 * SECOND;

type Facts = { now: Instant; lastAct: Instant; lockMinutes: number; isBusy: boolean };

/** What an idle till does: restart the wait while a write-off is in progress, lock after the idle time of its settings (decision A4), or nothing yet. */
export const idleStep = ({
  now,
  lastAct,
  lockMinutes,
  isBusy,
}: Facts): 'wait' | 'lock' | 'nothing' => {
  if (isBusy) return 'wait';
  return lockMinutes > 0 && now - lastAct >= lockMinutes * MINUTE ? 'lock' : 'nothing';
};

/** Whether a write-off is in progress: it must not be interrupted. */
export const isWritingOff = (): boolean => {
  const { phase, attempts } = till.state();
  return (
    phase.name === 'redeeming' ||
    attempts.some(({ stage }) => stage === 'journalling' || stage === 'sending')
  );
};

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks the till when it has been idle; compares clock times instead of using a timer, so that a machine that slept locks when it wakes. */
export const watchIdle = (): void => {
  let lastAct = systemClock.now();
  const act = (): void => {
    lastAct = systemClock.now();
  };
  for (const name of ACTS) window.addEventListener(name, act, { capture: true, passive: true });
  lastScans.subscribe(act);
  const look = (): void => {
    const session = currentSession();
    if (!session || lockStore.getState().why === 'hand' || lockStore.getState().why === 'idle')
      return act();
    const step = idleStep({
      now: systemClock.now(),
      lastAct,
      lockMinutes: session.device.lockMinutes,
      isBusy: isWritingOff(),
    });
    if (step === 'wait') act();
    if (step === 'lock') lock('idle');
  };
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  onDesktop('woke', look);
  // nobody is signed in; the sign-in page asks for the PIN itself
  sessionStore.subscribe(({ session }, old) => {
    if (old.session && !session) unlock();
  });
};
