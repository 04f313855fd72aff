import { describe, expect, it } from 'vitest';
import { csvRows } from './csv.ts';

const read = (text: string) => csvRows(new TextEncoder().encode(text));

describe('a CSV file', () => {
  it('is rows with the lines they begin on, without empty rows and the mark of UTF-8', () => {
    expect(read('\uFEFFa,b\r\n\r\n 1 , 2 \n,\n3,4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '2'] },
      { line: 5, cells: ['3', '4'] },
    ]);
    expect(read('a\r1\r')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 2, cells: ['1'] },
    ]);
    expect(read('')).toEqual([]);
  });

  it('may hold commas, quotes and line ends between quotes', () => {
    expect(read('"a, ""b""",c\n"1\n2",3\nx')).toEqual([
      { line: 1, cells: ['a, "b"', 'c'] },
      { line: 2, cells: ['1\n2', '3'] },
      { line: 4, cells: ['x'] },
    ]);
  });

  it('keeps what looks like a formula as text', () => {
    expect(read('=1+1,@x,-,+3')).toEqual([{ line: 1, cells: ['=1+1', '@x', '-', '+3'] }]);
  });

  it('says where half a file ends, and when it is in another encoding', () => {
    expect(read('a,b\n1,"2\n3')).toEqual({ problem: 'openQuote', line: 2 });
    expect(read('a\n"1"2,3')).toEqual({ problem: 'textAfterQuote', line: 2 });
    expect(read('a\n\0')).toEqual({ problem: 'nul', line: 2 });
    // 蛋撻 in Big5
    expect(csvRows(Uint8Array.of(0xb3, 0x4a, 0xbe, 0xd3))).toEqual({ problem: 'notUtf8' });
  });
});
