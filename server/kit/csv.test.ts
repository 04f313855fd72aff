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

  it('says where half a file ends, and when it is no text', () => {
    expect(read('a,b\n1,"2\n3')).toEqual({ problem: 'openQuote', line: 2 });
    expect(read('a\n"1"2,3')).toEqual({ problem: 'textAfterQuote', line: 2 });
    expect(read('a\n\0')).toEqual({ problem: 'nul', line: 2 });
    expect(csvRows(Uint8Array.of(0xff, 0xfe, 0x41))).toEqual({ problem: 'noText' });
  });

  it('is read in UTF-16, Big5 and GB18030 too', () => {
    const row = [{ line: 1, cells: ['dish', '蛋撻'] }];
    const utf16 = Uint8Array.from(Buffer.from('\uFEFFdish\t蛋撻', 'utf16le'));
    expect(csvRows(utf16)).toEqual(row);
    expect(csvRows(utf16.map((_, at) => utf16[at % 2 === 0 ? at + 1 : at - 1]!))).toEqual(row);
    const dish = Buffer.from('dish,');
    // 蛋撻 in Big5, 咖喱牛腩飯 in Big5, 蛋挞 and 咖喱牛腩饭 in GB 2312
    const of = (hex: string) => csvRows(Buffer.concat([dish, Buffer.from(hex, 'hex')]));
    expect(of('b34abed8')).toMatchObject([{ cells: ['dish', '蛋撻'] }]);
    expect(of('a940b3eda4fbdf76b6ba')).toMatchObject([{ cells: ['dish', '咖喱牛腩飯'] }]);
    expect(of('b5b0cca2')).toMatchObject([{ cells: ['dish', '蛋挞'] }]);
    expect(of('bfa7e0acc5a3ebeeb7b9')).toMatchObject([{ cells: ['dish', '咖喱牛腩饭'] }]);
  });

  it('loses the quote that an export puts before a formula', () => {
    expect(read("'=1+1,'-50%,'quoted")).toEqual([{ line: 1, cells: ['=1+1', '-50%', "'quoted"] }]);
  });
});
