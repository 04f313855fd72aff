import { CSV_BOM, csvLine, type CsvCell } from '#shared/format/csv.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import type { Cell } from './file-columns.ts';
import type { RowWriter, Sink } from './writer.ts';

/** What a spreadsheet would run as a formula, also behind blanks and in full width. A text may come from a buyer or from anybody's QR. */
const RUNS = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠]|^[\t\r]/;

/** A text that no spreadsheet runs: behind an apostrophe it is only shown. */
export const harmless = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

/** Amounts keep both decimals, times their seconds. */
export const csvCell = (cell: Cell): CsvCell => {
  switch (cell?.kind) {
    case undefined: return null;
    case 'text': return harmless(cell.value);
    case 'time': return dateTimeSecondsText(cell.value);
    case 'money': return (cell.value / 100).toFixed(2);
    case 'count': return cell.value;
  }
};

/** UTF-8 with a byte order mark, so that spreadsheets read Chinese right; times at UTC+8 (decision B17). */
export const csvWriter = (sink: Sink): RowWriter => {
  const encoder = new TextEncoder();
  return {
    begin: (headings) => sink.write(encoder.encode(CSV_BOM + csvLine(headings.map(harmless)))),
    rows: (rows) => sink.write(encoder.encode(rows.map((row) => csvLine(row.map(csvCell))).join(''))),
    end: () => sink.close(),
  };
};
