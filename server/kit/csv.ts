import { decodedText } from './text-encoding.ts';

/** A row of a file with the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };
export type CsvProblem =
  | { problem: 'noText' }
  | { problem: 'openQuote' | 'textAfterQuote' | 'nul'; line: number };

const QUOTE = '"';

type Cell = { value: string; end: number; lines: number };

/** A cell in quotes, from behind its first one; null where they never end. */
const quotedCell = (text: string, from: number): Cell | null => {
  let value = '';
  let at = from;
  for (;;) {
    const end = text.indexOf(QUOTE, at);
    if (end === -1) return null;
    value += text.slice(at, end);
    if (text[end + 1] !== QUOTE)
      return { value, end: end + 1, lines: value.split('\n').length - 1 };
    value += QUOTE;
    at = end + 2;
  }
};

const plainCell = (text: string, from: number, ends: string): Cell => {
  let end = from;
  while (end < text.length && !ends.includes(text[end]!)) end += 1;
  return { value: text.slice(from, end), end, lines: 0 };
};

/** What parts cells: spreadsheets that save as Unicode text write tabs. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/[\r\n]/, 1);
  return first.includes('\t') && !first.includes(',') ? '\t' : ',';
};

/** An export of ours puts a quote before what a spreadsheet would run as a formula. */
const QUOTED_FORMULA = /^'(?=\s*[=+\-@＝＋－＠])/;

/** The rows of a CSV file (RFC 4180) that are not empty: commas, quotes that may hold line ends, either kind of line end. Cells lose the blanks around them, and are text whatever they begin with. */
export const csvRows = (bytes: Uint8Array): CsvRow[] | CsvProblem => {
  const text = decodedText(bytes);
  if (text === null) return { problem: 'noText' };
  const separator = separatorOf(text);
  const ends = `${separator}\r\n`;
  const rows: CsvRow[] = [];
  let [line, at] = [1, 0];
  let row: CsvRow = { line, cells: [] };
  while (at <= text.length) {
    const isQuoted = text[at] === QUOTE;
    const cell = isQuoted ? quotedCell(text, at + 1) : plainCell(text, at, ends);
    if (cell === null) return { problem: 'openQuote', line };
    if (cell.value.includes('\0')) return { problem: 'nul', line };
    line += cell.lines;
    row.cells.push(cell.value.trim().replace(QUOTED_FORMULA, ''));
    const sign = text[cell.end];
    if (sign !== undefined && !ends.includes(sign)) return { problem: 'textAfterQuote', line };
    at = cell.end + 1;
    if (sign === separator) continue;
    if (sign === '\r' && text[at] === '\n') at += 1;
    if (row.cells.some((value) => value !== '')) rows.push(row);
    line += 1;
    row = { line, cells: [] };
  }
  return rows;
};
