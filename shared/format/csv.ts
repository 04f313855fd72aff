/** A cell of a table that is written to a file: text, a number as it is, or nothing. */
export type CsvCell = string | number | null;

/** Marks the file as UTF-8 for spreadsheets (decision B17). */
export const CSV_BOM = '\uFEFF';

/**
 * What a spreadsheet would run as a formula, also behind blanks and in full width: kept text by a
 * quote before it. A text may come from a buyer or from anybody's QR.
 */
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠]|^[\t\r]/;

const cellText = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line with its end (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(cellText).join(',')}\r\n`;

/** A whole file: UTF-8 with its mark, one line a row. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  CSV_BOM + rows.map(csvLine).join('');
