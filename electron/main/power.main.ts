import { powerMonitor, powerSaveBlocker } from 'electron';
import { createAwake } from './awake.ts';
import { logs } from './logs.main.ts';
import { signals } from './signals.main.ts';

/** Notifies the console after the machine was asleep: its data, and the operator at the till, may be out of date. */
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
