import { describe, expect, it } from 'vitest';
import type { ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { afterMove, MOST_HIDDEN, type KeptScreen, type Move } from './kept-screens.ts';

const move = (name: ConsumerRouteName, key: string, more: Partial<Move> = {}): Move => ({
  name,
  location: { pathname: `/${name}`, search: '', hash: '', state: null, key },
  isReplace: false,
  ...more,
});
const walk = (...moves: readonly Move[]): readonly KeptScreen[] =>
  moves.reduce<readonly KeptScreen[]>((kept, one) => afterMove(kept, one), []);
const names = (kept: readonly KeptScreen[]): string[] => kept.map(({ key }) => key);

describe('screens that are kept alive', () => {
  it('stay mounted behind the present one; others are removed', () => {
    expect(
      names(walk(move('home', '1'), move('Search', '2'), move('Store', '3'), move('order', '4'))),
    ).toEqual(['home', 'Store:3', '/order']);
  });
  it('going back to a store finds the same screen, opening it again makes a new one', () => {
    expect(names(walk(move('Store', 'a'), move('order', 'b'), move('Store', 'a')))).toEqual([
      'Store:a',
    ]);
    expect(names(walk(move('Store', 'a'), move('home', 'b'), move('Store', 'c')))).toEqual([
      'Store:a',
      'home',
      'Store:c',
    ]);
  });
  it('a store whose address changes in its place stays', () => {
    expect(names(walk(move('Store', 'a'), move('Store', 'b', { isReplace: true })))).toEqual([
      'Store:a',
    ]);
    expect(names(walk(move('home', 'a'), move('Store', 'b', { isReplace: true })))).toEqual([
      'home',
      'Store:b',
    ]);
  });
  it('a store whose address changed in its place is found again by the new one', () => {
    const moves = [
      move('Store', 'a'),
      move('Store', 'b', { isReplace: true }),
      move('order', 'c'),
      move('Store', 'b'),
    ];
    expect(names(walk(...moves))).toEqual(['Store:a']);
  });
  it('are not more than a phone can hold: the oldest go first', () => {
    const stores = Array.from({ length: MOST_HIDDEN + 3 }, (_, index) =>
      move('Store', String(index)),
    );
    expect(names(walk(move('home', 'h'), ...stores))).toHaveLength(MOST_HIDDEN + 1);
  });
});
