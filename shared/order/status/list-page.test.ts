import { describe, expect, it } from 'vitest';
import { addPage, afterPage, FRESH_LIST, mayLoad } from './list-page.ts';

const idOf = ({ id }: { id: string }) => id;
const items = (...ids: string[]) => ids.map((id) => ({ id }));

describe('a list of pages', () => {
  it('begins at 0 with 20 a page, and again after a reload', () => {
    expect(FRESH_LIST).toEqual({ offset: 0, size: 20, next: true, isLoading: false });
  });
  it('is replaced by the first page and appended to by others, each entry once', () => {
    expect(addPage(items('a'), { offset: 0, result: items('b', 'c') }, idOf)).toEqual(
      items('b', 'c'),
    );
    expect(addPage(items('a', 'b'), { offset: 20, result: items('c', 'd') }, idOf)).toEqual(
      items('a', 'b', 'c', 'd'),
    );
  });
  it('renews an entry that comes again where it stands', () => {
    expect(
      addPage(
        [
          { id: 'a', sold: 1 },
          { id: 'b', sold: 1 },
        ],
        {
          offset: 20,
          result: [
            { id: 'a', sold: 2 },
            { id: 'c', sold: 1 },
          ],
        },
        idOf,
      ),
    ).toEqual([
      { id: 'a', sold: 2 },
      { id: 'b', sold: 1 },
      { id: 'c', sold: 1 },
    ]);
  });
  it('asks for one page at a time, until there is no next', () => {
    expect(mayLoad(FRESH_LIST)).toBe(true);
    expect(mayLoad({ ...FRESH_LIST, isLoading: true })).toBe(false);
    const loading = { ...FRESH_LIST, isLoading: true };
    expect(afterPage(loading, { result: items('a'), next: true, nextOffset: 20 })).toEqual({
      offset: 20,
      size: 20,
      next: true,
      isLoading: false,
    });
    expect(mayLoad(afterPage(loading, { result: items('a'), next: false, nextOffset: 20 }))).toBe(
      false,
    );
    expect(mayLoad(afterPage(loading, { result: [], next: true, nextOffset: 20 }))).toBe(false);
  });
});
