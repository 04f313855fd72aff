import { numberText, formatsOf, type Format } from './formats.ts';
import { attribute, tagsOf, type Tag } from './tags.ts';
import { openZip, ZipError } from './zip.ts';

/** Why a cell says nothing that can be used. What a formula last gave is not trusted. */
export type CellFault = 'formula' | 'date' | 'error';
/** A row with its number in the sheet. */
export type SheetRow = {
  line: number;
  cells: string[];
  faults: { cell: string; why: CellFault }[];
};
export type SheetProblem =
  | { problem: 'broken' | 'tooLarge' | 'locked' | 'oldFormat' | 'noSheet' | 'tooManyRows' }
  | { problem: 'tooManyColumns'; cell: string };

/** Columns that are read. */
const MOST_COLUMNS = 100;

const OLD = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const beginsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);
/** Whether a file is a spreadsheet of any age, and no text. */
export const isSheet = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, ZIP) || beginsWith(bytes, OLD);

const columnOf = (cell: string): number => {
  let column = 0;
  for (const sign of cell) {
    const value = sign.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
};
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

const firstTag = (xml: string, is: (tag: Tag) => boolean): Tag | null => {
  for (const tag of tagsOf(xml)) if (is(tag)) return tag;
  return null;
};

type Part = (name: string) => string | null;
type Sheets = { xml: string; shared: string[]; formats: Format[] };

/** The texts that cells share, without how they are read aloud. */
const sharedTexts = (xml: string): string[] => {
  const texts: string[] = [];
  let text = '';
  let isRead = true;
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'rPh') isRead = tag.isEnd;
    else if (tag.name === 't' && tag.isEnd && isRead) text += tag.text;
    else if (tag.name === 'si' && (tag.isEnd || tag.isWhole)) {
      texts.push(text);
      text = '';
    }
  }
  return texts;
};

/** The first sheet that is not hidden, with what its cells refer to. */
const firstSheet = (part: Part): Sheets | null => {
  const workbook = part('xl/workbook.xml');
  const links = part('xl/_rels/workbook.xml.rels');
  if (workbook === null || links === null) return null;
  const sheet = firstTag(
    workbook,
    (tag) =>
      tag.name === 'sheet' && !tag.isEnd && (attribute(tag, 'state') ?? 'visible') === 'visible',
  );
  const id = sheet && attribute(sheet, 'id');
  const link = firstTag(links, (tag) => attribute(tag, 'Id') === id);
  const target = link && attribute(link, 'Target');
  const xml = target ? part(target.startsWith('/') ? target.slice(1) : `xl/${target}`) : null;
  return xml === null
    ? null
    : {
        xml,
        shared: sharedTexts(part('xl/sharedStrings.xml') ?? '<sst/>'),
        formats: formatsOf(part('xl/styles.xml') ?? '<styleSheet/>'),
      };
};

type OpenCell = { at: number; type: string; style: number; text: string; isFormula: boolean };

/** What a cell says; a fault where that cannot be used. */
const valueOf = ({ type, style, text, isFormula }: OpenCell, { shared, formats }: Sheets) => {
  if (isFormula) return { why: 'formula' as const };
  switch (type) {
    case 's':
      return { value: shared[Number(text)] ?? '' };
    case 'e':
      return { why: 'error' as const };
    case 'd':
      return { why: 'date' as const };
    case 'b':
      return { value: text === '' ? '' : text === '1' ? 'yes' : 'no' };
    case 'str':
    case 'inlineStr':
      return { value: text };
    default: {
      if (text === '') return { value: '' };
      const format = formats[style] ?? 'plain';
      const value = numberText(text, format);
      if (value !== null) return { value };
      return { why: format === 'date' ? ('date' as const) : ('error' as const) };
    }
  }
};

class Reader {
  readonly rows: SheetRow[] = [];
  problem: SheetProblem | null = null;
  readonly #sheets: Sheets;
  readonly #mostRows: number;
  #row: SheetRow | null = null;
  #line = 0;
  #cell: OpenCell | null = null;
  #column = 0;
  #isRead = true;

  constructor(sheets: Sheets, mostRows: number) {
    this.#sheets = sheets;
    this.#mostRows = mostRows;
  }

  read(): void {
    for (const tag of tagsOf(this.#sheets.xml)) {
      this.#take(tag);
      if (this.problem !== null || (tag.name === 'sheetData' && tag.isEnd)) return;
    }
  }

  #take(tag: Tag): void {
    switch (tag.name) {
      case 'row':
        if (tag.isEnd) this.#endRow();
        else this.#beginRow(tag);
        break;
      case 'c':
        if (!tag.isEnd) this.#beginCell(tag);
        if (tag.isEnd || tag.isWhole) this.#endCell();
        break;
      case 'f':
        if (this.#cell) this.#cell.isFormula = true;
        break;
      case 'rPh':
        this.#isRead = tag.isEnd;
        break;
      case 'v':
      case 't':
        if (tag.isEnd && this.#cell && this.#isRead) this.#cell.text += tag.text;
        break;
    }
  }

  #beginRow(tag: Tag): void {
    this.#line = Number(attribute(tag, 'r')) || this.#line + 1;
    this.#column = 0;
    this.#row = tag.isWhole ? null : { line: this.#line, cells: [], faults: [] };
  }

  #beginCell(tag: Tag): void {
    const place = attribute(tag, 'r');
    this.#cell = {
      at: place === null ? this.#column : columnOf(place),
      type: attribute(tag, 't') ?? 'n',
      style: Number(attribute(tag, 's') ?? 0),
      text: '',
      isFormula: false,
    };
    this.#column = this.#cell.at + 1;
  }

  #endCell(): void {
    const cell = this.#cell;
    const row = this.#row;
    this.#cell = null;
    if (cell === null || row === null || cell.at < 0) return;
    const { value = '', why } = valueOf(cell, this.#sheets);
    const text = value.trim();
    const name = `${lettersOf(cell.at)}${row.line}`;
    if (text === '' && why === undefined) return;
    if (cell.at >= MOST_COLUMNS) {
      this.problem = { problem: 'tooManyColumns', cell: name };
      return;
    }
    while (row.cells.length < cell.at) row.cells.push('');
    row.cells[cell.at] = text;
    if (why !== undefined) row.faults.push({ cell: name, why });
  }

  #endRow(): void {
    const row = this.#row;
    this.#row = null;
    if (row === null || row.cells.length === 0) return;
    if (this.rows.length >= this.#mostRows) this.problem = { problem: 'tooManyRows' };
    else this.rows.push(row);
  }
}

/** The rows of a workbook's first sheet that are not empty. Numbers are read as they are shown: zeros that a format puts in front stay. */
export const sheetRows = (
  bytes: Uint8Array,
  { mostRows }: { mostRows: number },
): SheetRow[] | SheetProblem => {
  if (beginsWith(bytes, OLD)) return { problem: 'oldFormat' };
  try {
    const sheets = firstSheet(openZip(bytes));
    if (sheets === null) return { problem: 'noSheet' };
    const reader = new Reader(sheets, mostRows);
    reader.read();
    return reader.problem ?? reader.rows;
  } catch (error) {
    if (error instanceof ZipError) return { problem: error.problem };
    if (error instanceof SyntaxError) return { problem: 'broken' };
    throw error;
  }
};
