import { Zip, ZipDeflate } from 'fflate';
import { DAY, MACAU_OFFSET, type Instant } from '#shared/kernel/time.ts';
import type { Cell, RowWriter, Sink } from './writer.ts';

/** Rows that a sheet of a spreadsheet can hold. */
const MOST_ROWS = 1_048_576;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles in the order of `STYLES`: plain, time, money, heading. */
const STYLE = { time: 1, money: 2, heading: 3 } as const;
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="#,##0.00"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Without what XML cannot hold. A string cell is never a formula, whatever it begins with. */
export const xmlText = (text: string): string =>
  text
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** Days since 30 December 1899 by the wall clock in Macau: what spreadsheets call a date. */
export const serialOf = (at: Instant): number => (at + MACAU_OFFSET) / DAY + 25_569;

const textCell = (text: string, style?: number): string =>
  `<c${style === undefined ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

export const xlsxCell = (cell: Cell): string => {
  switch (cell?.kind) {
    case undefined:
      return '<c/>';
    case 'text':
      return textCell(cell.value);
    case 'time':
      return `<c s="${STYLE.time}"><v>${serialOf(cell.value).toFixed(10)}</v></c>`;
    case 'money':
      return `<c s="${STYLE.money}"><v>${(cell.value / 100).toFixed(2)}</v></c>`;
    case 'count':
      return `<c><v>${cell.value}</v></c>`;
  }
};

const row = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

const sheetHead = (widths: readonly number[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
  `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/** The parts that describe the file, written once the number of sheets is known. */
const frameParts = (sheets: readonly number[], title: string): Record<string, string> => ({
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
    `${sheets.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map((n) => `<sheet name="${xmlText(n === 1 ? title : `${title} ${n}`)}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}` +
    `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
});

/** Light compression: a file of rows shrinks tenfold already, and the till has other work. */
const LEVEL = 3;

type Options = {
  title: string;
  /** A further sheet begins where one is full. */
  mostRows?: number;
};
type OpenSheet = { file: ZipDeflate; rows: number };

const ENCODER = new TextEncoder();

class XlsxWriter implements RowWriter {
  readonly #sink: Sink;
  readonly #title: string;
  readonly #mostRows: number;
  readonly #packed: Uint8Array<ArrayBuffer>[] = [];
  readonly #sheets: number[] = [];
  readonly #zip: Zip;
  #failure: Error | null = null;
  #open: OpenSheet | null = null;
  #head: { headings: readonly string[]; widths: readonly number[] } = { headings: [], widths: [] };

  constructor(sink: Sink, { title, mostRows = MOST_ROWS }: Options) {
    this.#sink = sink;
    this.#title = title;
    this.#mostRows = mostRows;
    this.#zip = new Zip((error, bytes) => {
      if (error) this.#failure = error;
      else this.#packed.push(bytes);
    });
  }

  begin(headings: readonly string[], widths: readonly number[]): Promise<void> {
    this.#head = { headings, widths };
    this.#openSheet();
    return this.#handOn();
  }

  async rows(rows: Parameters<RowWriter['rows']>[0]): Promise<void> {
    for (let from = 0; from < rows.length;) {
      const open = this.#open;
      const sheet = open !== null && open.rows < this.#mostRows ? open : this.#openSheet();
      const part = rows.slice(from, from + this.#mostRows - sheet.rows);
      sheet.file.push(ENCODER.encode(part.map((cells) => row(cells.map(xlsxCell))).join('')));
      sheet.rows += part.length;
      from += part.length;
    }
    await this.#handOn();
  }

  async end(): Promise<void> {
    this.#closeSheet();
    for (const [name, text] of Object.entries(frameParts(this.#sheets, this.#title)))
      this.#addFile(name).push(ENCODER.encode(text), true);
    this.#zip.end();
    await this.#handOn();
    await this.#sink.close();
  }

  #addFile(name: string): ZipDeflate {
    const file = new ZipDeflate(name, { level: LEVEL });
    this.#zip.add(file);
    return file;
  }

  #openSheet(): OpenSheet {
    this.#closeSheet();
    this.#sheets.push(this.#sheets.length + 1);
    const file = this.#addFile(`xl/worksheets/sheet${this.#sheets.length}.xml`);
    const { headings, widths } = this.#head;
    const headRow = row(headings.map((text) => textCell(text, STYLE.heading)));
    file.push(ENCODER.encode(sheetHead(widths) + headRow));
    this.#open = { file, rows: 1 };
    return this.#open;
  }

  #closeSheet(): void {
    this.#open?.file.push(ENCODER.encode(SHEET_END), true);
    this.#open = null;
  }

  async #handOn(): Promise<void> {
    if (this.#failure) throw this.#failure;
    for (const bytes of this.#packed.splice(0)) await this.#sink.write(bytes);
  }
}

/** A spreadsheet written as it comes: each page of rows is packed and handed on, nothing is kept. Texts are inline, times and money are numbers with a format. */
export const xlsxWriter = (sink: Sink, options: Options): RowWriter =>
  new XlsxWriter(sink, options);
