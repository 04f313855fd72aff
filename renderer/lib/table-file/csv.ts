import { CSV_BOM, csvLine, type CsvCell } from '#shared/format/csv.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import type { Cell, RowWriter, Sink } from './writer.ts';

/** Amounts keep both decimals, times their seconds. */
export const csvCell = (cell: Cell): CsvCell => {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      return cell.value;
    case 'time':
      return dateTimeSecondsText(cell.value);
    case 'money':
      return (cell.value / 100).toFixed(2);
    case 'count':
      return cell.value;
  }
};

/** UTF-8 with a byte order mark, so that spreadsheets read Chinese right; times at UTC+8 (decision B17). */
export const csvWriter = (sink: Sink): RowWriter => {
  const encoder = new TextEncoder();
  return {
    begin: (headings) => sink.write(encoder.encode(CSV_BOM + csvLine(headings))),
    rows: (rows) =>
      sink.write(encoder.encode(rows.map((row) => csvLine(row.map(csvCell))).join(''))),
    end: () => sink.close(),
  };
};
