import { describe, expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

describe('the name beside a comment', () => {
  it.each([
    ['陳大文', false, '陳大文'],
    ['陳大文', true, '陳***'],
    ['Ana', true, 'A***'],
    ['😀x', true, '😀***'],
    ['', true, '***'],
  ])('of %s, anonymous %s, is %s', (nickname, isAnonymous, shown) => {
    expect(shownName(nickname, isAnonymous)).toBe(shown);
  });
});
