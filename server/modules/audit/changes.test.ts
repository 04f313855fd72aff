import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

it('an audit keeps the fields that became others, cut to a length', () => {
  expect(changesBetween({ a: '1', b: 'x' }, { a: '2', b: 'x', c: 'new' })).toEqual([
    { field: 'a', before: '1', after: '2' },
    { field: 'c', before: null, after: 'new' },
  ]);
  expect(changesBetween(null, { a: '1', b: null })).toEqual([
    { field: 'a', before: null, after: '1' },
  ]);
  expect(changesBetween({ a: '1' }, null)).toEqual([{ field: 'a', before: '1', after: null }]);
  expect(changesBetween({}, { a: 'x'.repeat(999) })[0]!.after).toHaveLength(300);
});
