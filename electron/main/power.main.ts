import { powerMonitor, powerSaveBlocker } from 'electron';
import { createAwake } from './awake.ts';
import { logs } from './logs.main.ts';
import { signals } from './signals.main.ts';

/** Tells the console when the machine was asleep: what it knew of the server, and who was at the till, may be old. */
export const watchSleep = (): void => {
  powerMonitor.on('suspend', () => logs.info('the machine goes to sleep'));
  powerMonitor.on('resume', () => {
    logs.info('the machine woke');
    signals.put({ type: 'woke' });
  });
};

export const keepAwake = createAwake({
  start: () => powerSaveBlocker.start('prevent-display-sleep'),
  stop: (id) => {
    powerSaveBlocker.stop(id);
  },
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
});
