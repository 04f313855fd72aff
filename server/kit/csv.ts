/** A row of a file with the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };
export type CsvProblem =
  | { problem: 'notUtf8' }
  | { problem: 'openQuote' | 'textAfterQuote' | 'nul'; line: number };

/** The text of a file in UTF-8, with or without its mark; null where it is in another encoding. */
export const utf8Text = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

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

const plainCell = (text: string, from: number): Cell => {
  let end = from;
  while (end < text.length && !',\r\n'.includes(text[end]!)) end += 1;
  return { value: text.slice(from, end), end, lines: 0 };
};

/** The rows of a CSV file (RFC 4180) that are not empty: commas, quotes that may hold line ends, either kind of line end. Cells lose the blanks around them, and are text whatever they begin with. */
export const csvRows = (bytes: Uint8Array): CsvRow[] | CsvProblem => {
  const text = utf8Text(bytes);
  if (text === null) return { problem: 'notUtf8' };
  const rows: CsvRow[] = [];
  let [line, at] = [1, 0];
  let row: CsvRow = { line, cells: [] };
  while (at <= text.length) {
    const isQuoted = text[at] === QUOTE;
    const cell = isQuoted ? quotedCell(text, at + 1) : plainCell(text, at);
    if (cell === null) return { problem: 'openQuote', line };
    if (cell.value.includes('\0')) return { problem: 'nul', line };
    line += cell.lines;
    row.cells.push(cell.value.trim());
    const sign = text[cell.end];
    if (sign !== undefined && !',\r\n'.includes(sign)) return { problem: 'textAfterQuote', line };
    at = cell.end + 1;
    if (sign === ',') continue;
    if (sign === '\r' && text[at] === '\n') at += 1;
    if (row.cells.some((value) => value !== '')) rows.push(row);
    line += 1;
    row = { line, cells: [] };
  }
  return rows;
};
