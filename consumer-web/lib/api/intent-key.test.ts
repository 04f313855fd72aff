import { describe, expect, it } from 'vitest';
import { intentKeys } from './intent-key.ts';
import type { Slot } from '../storage.ts';

const memorySlot = (): Slot<Record<string, string>> => {
  let kept: Record<string, string> = {};
  return {
    get: () => kept,
    set: (value) => {
      kept = value;
    },
    clear: () => {
      kept = {};
    },
  };
};
const counted = () => {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
};

describe('intentKeys', () => {
  it('gives one wish one key, also after a restart', () => {
    const slot = memorySlot();
    const first = intentKeys(slot, counted()).keyFor('buy:1');
    expect(intentKeys(slot, () => 'other').keyFor('buy:1')).toBe(first);
  });

  it('gives two wishes two keys', () => {
    const keys = intentKeys(memorySlot(), counted());
    expect(keys.keyFor('buy:1')).not.toBe(keys.keyFor('buy:2'));
  });

  it('treats the same wish as a new one once it was answered, and leaves others alone', () => {
    const keys = intentKeys(memorySlot(), counted());
    const [first, other] = [keys.keyFor('buy:1'), keys.keyFor('buy:2')];
    expect([keys.settle('buy:1'), keys.settle('buy:1')]).toEqual([true, false]);
    expect(keys.keyFor('buy:1')).not.toBe(first);
    expect(keys.keyFor('buy:2')).toBe(other);
  });
});
