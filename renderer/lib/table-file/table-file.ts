import { machine } from '../machine.ts';
import { csvWriter } from './csv.ts';
import { openSink, type FileKind } from './sink.ts';
import type { Cell, RowWriter, Sink } from './writer.ts';

type Table = {
  headings: readonly string[];
  widths: readonly number[];
};
type Page = { rows: readonly (readonly Cell[])[]; next: boolean };
type Wanted = Table & {
  /** With its ending. */ name: string;
  title: string;
  kind: FileKind;
  /** Pages from the first on, each asked for when the one before it is written. */
  page: (at: number) => Promise<Page>;
};

const writerOf = async (sink: Sink, kind: FileKind, title: string): Promise<RowWriter> =>
  kind === 'csv' ? csvWriter(sink) : (await import('./xlsx.ts')).xlsxWriter(sink, { title });

/** Asks where to save and writes a table page by page; false where the person chose nowhere. Must be called from the press of a button. */
export const saveTable = async ({
  headings,
  widths,
  name,
  title,
  kind,
  page,
}: Wanted): Promise<boolean> => {
  const sink = await openSink(name, kind, machine().runtime === 'electron');
  if (sink === null) return false;
  try {
    const writer = await writerOf(sink, kind, title);
    await writer.begin(headings, widths);
    for (let at = 0; ; at += 1) {
      const { rows, next } = await page(at);
      await writer.rows(rows);
      if (!next) break;
    }
    await writer.end();
    return true;
  } catch (error) {
    await sink.abort().catch(() => undefined);
    throw error;
  }
};
