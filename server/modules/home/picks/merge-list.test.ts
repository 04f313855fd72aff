import { describe, expect, it } from 'vitest';
import type { Near } from '../../catalogue/near/find-near.ts';
import { merged } from './merge-list.ts';

const near = (id: string): Near => ({ entry: { id } }) as unknown as Near;
const ids = (list: ReturnType<typeof merged>): string =>
  list.map(({ near: { entry }, isAd }) => (isAd ? `${entry.id}!` : entry.id)).join(' ');
const found = Array.from({ length: 12 }, (_, place) => near(String.fromCharCode(97 + place)));

const at = (...wanted: string[]): Near[] =>
  wanted.map((id) => found.find(({ entry }) => entry.id === id)!);

describe('the merged list', () => {
  it('has a paid entry third and then each seventh, none twice', () => {
    expect(ids(merged(found, at('k', 'a'), 20))).toBe('b c k! d e f g h i a! j l');
  });
  it('is the same list however far it is asked for', () => {
    expect(ids(merged(found, at('k', 'a'), 4))).toBe('b c k! d');
    expect(ids(merged(found, [], 3))).toBe('a b c');
    expect(merged([], [], 5)).toEqual([]);
  });
  it('ends with the paid entries that found no place', () => {
    expect(ids(merged(found.slice(0, 3), at('a', 'b'), 9))).toBe('c a! b!');
  });
});
