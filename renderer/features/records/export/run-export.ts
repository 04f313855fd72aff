import type { ExportRow, LogMark } from '#shared/contract/merchant/records.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { cellsOf, FILE_COLUMNS, headingsOf, type FileColumnId } from './file-columns.ts';
import type { RowWriter } from '../../../lib/table-file/writer.ts';

type Page = { result: readonly ExportRow[]; nextCursor: LogMark | null };
export type ExportPorts = {
  /** One page from a place on. */
  page: (cursor: LogMark | undefined) => Promise<Page>;
  writer: RowWriter;
  columns: readonly FileColumnId[];
  t: Translate;
  signal: AbortSignal;
  /** Called with the number of rows written. */
  onProgress: (rows: number) => void;
};

/** Writes a list page by page, fetching the next one while one is written; never more than two are in memory. Begins at `first`, so that later rows are not in it. */
export const runExport = async (
  { page, writer, columns, t, signal, onProgress }: ExportPorts,
  first: LogMark | undefined,
): Promise<number> => {
  let rows = 0;
  const ask = (cursor: LogMark | undefined): Promise<Page> => {
    const coming = page(cursor);
    // it may fail while the block before it is being written: handled where it is awaited
    coming.catch(() => undefined);
    return coming;
  };
  await writer.begin(
    headingsOf(columns, t),
    columns.map((id) => FILE_COLUMNS[id].width),
  );
  let coming: Promise<Page> | null = ask(first);
  while (coming !== null) {
    const { result, nextCursor }: Page = await coming;
    signal.throwIfAborted();
    coming = nextCursor === null ? null : ask(nextCursor);
    await writer.rows(result.map((row) => cellsOf(columns, row, t)));
    rows += result.length;
    onProgress(rows);
  }
  signal.throwIfAborted();
  await writer.end();
  return rows;
};
