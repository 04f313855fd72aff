import { expect, it } from 'vitest';
import { instant, MINUTE, plus } from '../kernel/time.ts';
import { isReminderDue, minutesToStart } from './reminder-due.ts';

const START = instant(Date.parse('2026-11-21T18:00:00+08:00'));
const reminder = { startTime: START, endTime: plus(START, 60 * MINUTE) };

it.each([
  [-6, false, 6],
  [-5, true, 5],
  [-0.5, true, 1],
  [0, true, 0],
  [59, true, 0],
  [60, false, 0],
])('%d minutes from its start a sale is announced: %s', (minutes, isDue, left) => {
  const now = plus(START, minutes * MINUTE);
  expect([isReminderDue(reminder, now), minutesToStart(reminder, now)]).toEqual([isDue, left]);
});
