import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPath, splitPath } from './query.ts';

describe('paths with queries', () => {
  it.each([
    ['/store?id=1&productId=2', '/store', { id: '1', productId: '2' }],
    ['/store', '/store', {}],
    ['/store?', '/store', {}],
    ['/x?a=1&&b', '/x', { a: '1', b: '' }],
    ['/x?a=1=2', '/x', { a: '1=2' }],
    ['/x?u=/y?z=1', '/x', { u: '/y?z=1' }],
    ['/x?name=%E6%BE%B3+%E9%96%80', '/x', { name: '澳 門' }],
    ['/x?a=100%', '/x', { a: '100%' }],
    ['', '', {}],
  ])('takes %s apart', (text, path, query) => {
    expect(splitPath(text)).toEqual({ path, query });
  });
  it('leaves empty parameters out (spec 000 §5)', () => {
    expect(joinPath('/x', { a: '', b: undefined, c: '1 2' })).toBe('/x?c=1%202');
    expect(joinPath('/x')).toBe('/x');
  });
  it('gives back what was put in', () => {
    const query = fc.dictionary(
      fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
      fc.string({ minLength: 1 }),
    );
    fc.assert(
      fc.property(query, (given) => {
        expect(splitPath(joinPath('/x', given)).query).toEqual({ ...given });
      }),
    );
  });
});
