// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readableEntries } from './storage-entries.ts';
import { STORED_THINGS } from './storage-things.ts';
import { clearAfterSession, clearMember, clearPerson, defineSlot } from './storage.ts';

const stored = (): string[] =>
  Object.keys(STORED_THINGS).filter((key) => localStorage.getItem(`senado.${key}`) !== null);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const key of Object.keys(STORED_THINGS)) localStorage.setItem(`senado.${key}`, '"x"');
});

it('the end of a session clears what is of the session, declared or not', () => {
  clearAfterSession();
  expect(Object.keys(STORED_THINGS).filter((key) => !stored().includes(key))).toEqual([
    'session',
    'authCode',
    'authState',
    'socialIdentity',
    'diets',
    'dealReminders',
    'ordersUnderWay',
  ]);
});

it('a sign-out clears what the member chose for themselves', () => {
  clearMember();
  for (const key of ['diets', 'dealReminders', 'ordersUnderWay'])
    expect(stored()).not.toContain(key);
  expect(stored()).toHaveLength(Object.keys(STORED_THINGS).length - 3);
});

it('of a closed account only what is the device’s stays', () => {
  clearPerson();
  expect(stored()).toEqual([
    'language',
    'clockOffset',
    'equipmentId',
    'anonymousId',
    'untracked',
    'unreminded',
    'groupFront',
    'region',
    'found',
    'mapSystem',
    'reloadedAt',
  ]);
});

it('where storage is switched off nothing is kept, and the app works (spec 001 §9)', () => {
  const names = ['localStorage', 'sessionStorage'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!);
  for (const name of names)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new Error('denied');
      },
    });
  const scroll = defineSlot({ key: 'scroll', area: 'both', schema: z.number(), absent: 0 });
  scroll.set(7);
  const kept = scroll.get();
  scroll.clear();
  for (const [index, name] of names.entries())
    Object.defineProperty(globalThis, name, before[index]!);
  expect(kept).toBe(0);
});

it('what cannot be read as its schema is absent; an entry of a record costs none of the others', () => {
  const trades = defineSlot<Readonly<Record<string, number>>>({
    key: 'trades',
    area: 'local',
    schema: readableEntries(z.number()),
    absent: {},
  });
  expect(trades.get()).toEqual({});
  localStorage.setItem('senado.trades', '{"a":1,"b":"two"}');
  expect(trades.get()).toEqual({ a: 1 });
  trades.set({ c: 3 });
  expect(localStorage.getItem('senado.trades')).toBe('{"c":3}');
});
