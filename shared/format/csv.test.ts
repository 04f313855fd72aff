import { describe, expect, it } from 'vitest';
import { csvLine, csvText } from './csv.ts';

describe('a table as CSV', () => {
  it('begins with the mark of UTF-8 and ends each line as spreadsheets expect', () => {
    expect(
      csvText([
        ['日期', 'Times'],
        ['2026-11-21', 3],
      ]),
    ).toBe('\uFEFF日期,Times\r\n2026-11-21,3\r\n');
  });
  it('quotes what would break a cell', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', null, -1.5])).toBe(
      '"a,b","say ""hi""","two\nlines",,-1.5\r\n',
    );
  });
  it.each([
    '=1+1',
    '+853',
    '-x',
    '-2',
    '@SUM(A1)',
    '\tx',
    '\t=1',
    '  =HYPERLINK(http://x)',
    '＝1',
    '＠x',
  ])('keeps %j from being a formula', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  });
  it('keeps a formula behind a line break from being one', () => {
    expect(csvLine(['\r=1'])).toBe(`"'\r=1"\r\n`);
  });
  it.each(['招牌葡撻', '1234****9012', 'a=b', '2026-11-21', ''])('leaves %j as it is', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`);
  });
  it('leaves negative numbers numbers', () => {
    expect(csvLine([-38])).toBe('-38\r\n');
  });
});
