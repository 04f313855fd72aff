import { expect, it } from 'vitest';
import { cleanQuery } from './query.ts';

it('leaves empty parameters out and keeps 0, false and blanks that were typed (spec 000 §5)', () => {
  const params = {
    id: '',
    keyword: 'tea',
    offset: 0,
    pickup: false,
    classifyId: undefined,
    storeId: null,
    note: ' ',
  };
  expect(cleanQuery(params)).toEqual({ keyword: 'tea', offset: 0, pickup: false, note: ' ' });
  expect(Object.keys(params)).toHaveLength(7);
  expect(cleanQuery({})).toEqual({});
});
