import { expect, it } from 'vitest';
import { SECOND } from '../../kernel/time.ts';
import { alertAt, type AlertTill } from './alert-step.ts';
import { deskNumber, spokenDeskNumber } from './desk-number.ts';

const far: AlertTill = { isHere: false, isOwner: false, isLast: false };
const rings = (seconds: number, till: AlertTill) => alertAt(seconds * SECOND, till).rings;

it('rings at once where the order is, and on the last till that is heard', () => {
  expect(rings(0, { ...far, isHere: true })).toBe(true);
  expect(rings(0, { ...far, isLast: true })).toBe(true);
  expect(rings(119, far)).toBe(false);
});

it('desk row 4: rings after two minutes wherever somebody of the store is, after four at the owner’s', () => {
  expect(rings(120, far)).toBe(true);
  expect([239, 240].map((at) => rings(at, { ...far, isOwner: true }))).toEqual([false, true]);
});

it('desk row 3: fills the screen after a minute, where it rings', () => {
  const here = { ...far, isHere: true };
  expect([59, 60].map((at) => alertAt(at * SECOND, here).fillsScreen)).toEqual([false, true]);
  expect(alertAt(60 * SECOND, far).fillsScreen).toBe(false);
});

it('is said by letter and figure', () => {
  const number = deskNumber({ business: 'takeout', isPickup: true }, 12);
  expect([number, spokenDeskNumber(number)]).toEqual(['P012', 'P 12']);
});
