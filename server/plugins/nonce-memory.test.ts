import { describe, expect, it } from 'vitest';
import { instant, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { nonceMemory } from './nonce-memory.ts';

const NOW = instant(1_800_000_000_000);

/** A memory, and a caller of it that sends the nonces of a series. */
const made = (most?: number) => {
  const memory = nonceMemory(10 * MINUTE, most);
  const add = (
    caller: string,
    nonce: string,
    { stamp = NOW, now = NOW }: { stamp?: number; now?: Instant } = {},
  ) => memory.add({ caller, nonce, stamp }, now);
  return { memory, add };
};

describe('nonce memory', () => {
  it('takes each nonce once, whoever sends it again', () => {
    const { add } = made();
    expect([add('a', 'n'), add('a', 'n'), add('b', 'n'), add('a', 'm')]).toEqual([
      'new',
      'known',
      'known',
      'new',
    ]);
  });

  it('forgets what is too old to be taken anyway', () => {
    const { memory, add } = made();
    add('a', 'n');
    const later = plus(NOW, 10 * MINUTE + 1);
    expect(add('b', 'm', { stamp: later, now: later })).toBe('new');
    expect(memory.size()).toBe(1);
  });

  it('when full, refuses the old stamps of its caller rather than letting a replay through', () => {
    const { memory, add } = made(3);
    for (let n = 0; n < 5; n += 1) expect(add('a', `n${n}`, { stamp: NOW + n })).toBe('new');
    expect(memory.size()).toBeLessThanOrEqual(3);
    expect(add('a', 'n0')).toBe('tooOld');
    expect(add('b', 'm0')).toBe('new');
  });

  it('a flood of one caller takes no place of another: what the other sent is still known', () => {
    const { memory, add } = made(1000);
    for (let n = 0; n < 20; n += 1) add('honest', `h${n}`);
    for (let n = 0; n < 50_000; n += 1) add('flood', `f${n}`, { stamp: NOW + 5 * MINUTE });
    expect(memory.size()).toBeLessThanOrEqual(1000);
    for (let n = 0; n < 20; n += 1) expect(add('honest', `h${n}`)).toBe('known');
    expect(add('honest', 'new')).toBe('new');
  });

  it('with more callers than places it stays bounded and refuses none of them', () => {
    const { memory, add } = made(100);
    for (let n = 0; n < 5000; n += 1)
      expect(add(`caller ${n}`, `n${n}`, { now: plus(NOW, n * SECOND) })).toBe('new');
    expect(memory.size()).toBeLessThanOrEqual(100);
  });
});
