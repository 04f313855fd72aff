import { expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { begunOf } from './begun.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const at = (minutes: number) => plus(NOW, minutes * MINUTE);

const PRE = { stage: 'PRE', acceptedAt: at(-60), releaseAt: at(0) } as const;

it.each([
  ['its time comes', PRE, true],
  ['the server says so', { ...PRE, stage: 'MAKING', releaseAt: at(-1) }, true],
  ['it lies ahead', { ...PRE, releaseAt: at(1) }, false],
  ['it came long ago', { ...PRE, releaseAt: at(-2) }, false],
  ['it was accepted after its time', { ...PRE, acceptedAt: at(0) }, false],
  ['nobody has accepted it', { ...PRE, stage: 'NEW', acceptedAt: null }, false],
  ['it is ready already', { ...PRE, stage: 'READY' }, false],
  ['it is wanted at once', { ...PRE, stage: 'MAKING', releaseAt: null }, false],
])('desk row 2: a pre-order that %s', (_, order, isBegun) => {
  expect(begunOf([order as DeskOrder], NOW)).toHaveLength(isBegun ? 1 : 0);
});
