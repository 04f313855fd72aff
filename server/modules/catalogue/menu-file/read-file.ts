import { csvRows, type CsvProblem, type CsvRow } from '#server/kit/csv.ts';
import {
  isSheet,
  sheetRows,
  type CellFault,
  type SheetProblem,
  type SheetRow,
} from '#server/kit/xlsx/rows.ts';
import { COLUMNS, FIELDS, readCell } from './columns.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { say, type DishField, type FileDish } from './dish.ts';

export const MOST_ROWS = 20_000;
export const MOST_BYTES = 5 * 1024 * 1024;

/** A line of a file: what it says of a dish, or what is wrong with it. */
export type FileRow = { line: number; dish: Partial<FileDish>; problem: Bilingual | null };
/** The rows of a file, or why it is no menu. */
export type MenuFile = { rows: FileRow[] } | { problem: Bilingual };
/** A line of a text, or a row of a spreadsheet. */
type Line = CsvRow & Partial<Pick<SheetRow, 'faults'>>;

const SHEET_PROBLEMS: Record<Exclude<SheetProblem['problem'], 'tooManyColumns'>, Bilingual> = {
  broken: say(
    '試算表檔案已損壞或不完整，請重新儲存再試。',
    'The spreadsheet is broken, or only part of a file. Save it again and retry.',
  ),
  tooLarge: say(
    '試算表解壓後過大，請分成較小的檔案。',
    'The spreadsheet is too large once it is unpacked. Split it into smaller files.',
  ),
  locked: say(
    '檔案有密碼保護，請移除密碼後再試。',
    'The file is protected by a password. Save it without one.',
  ),
  oldFormat: say(
    '這是舊格式（.xls）或有密碼的檔案，請另存為 .xlsx 再試。',
    'This is a file of the old format (.xls), or one with a password. Save it as .xlsx.',
  ),
  noSheet: say(
    '檔案內沒有可讀取的工作表，這是 .xlsx 檔嗎？',
    'The file has no sheet that can be read. Is it an .xlsx file?',
  ),
  tooManyRows: say(
    `一次最多 ${MOST_ROWS} 項商品。`,
    `The file has too many dishes; ${MOST_ROWS} are the most at once.`,
  ),
};
const sheetProblem = (found: SheetProblem): Bilingual =>
  found.problem === 'tooManyColumns'
    ? say(
        `儲存格 ${found.cell} 超出可讀取的欄數。`,
        `The cell ${found.cell} lies beyond the columns that are read.`,
      )
    : SHEET_PROBLEMS[found.problem];

const FAULTS: Record<CellFault, (cell: string) => Bilingual> = {
  formula: (cell) =>
    say(`儲存格 ${cell} 是公式，請改為數值`, `cell ${cell} is a formula: write its value instead`),
  date: (cell) =>
    say(`儲存格 ${cell} 是日期，請改為文字`, `cell ${cell} is a date: format it as text`),
  error: (cell) => say(`儲存格 ${cell} 的值有錯誤`, `cell ${cell} holds an error`),
};

const csvProblem = (found: CsvProblem): Bilingual => {
  if (found.problem === 'noText')
    return say(
      '檔案不是文字檔或試算表，請另存為 CSV 或 XLSX 再試。',
      'The file is neither text nor a spreadsheet. Save it as CSV or XLSX and try again.',
    );
  const { line } = found;
  if (found.problem === 'openQuote')
    return say(
      `第 ${line} 行的引號沒有結尾，檔案是否完整？`,
      `The quote that begins on line ${line} never ends. Is this the whole file?`,
    );
  return found.problem === 'textAfterQuote'
    ? say(
        `第 ${line} 行在引號後仍有文字；儲存格內的引號須寫兩次。`,
        `Line ${line} goes on behind a closing quote. A quote inside of a cell is written twice.`,
      )
    : say(
        `第 ${line} 行有不屬於文字的內容，這是 CSV 檔嗎？`,
        `Line ${line} holds a sign that no text has. Is this a CSV file?`,
      );
};

const headerOf = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, '_');

/** The fields of a file's columns, or what is wrong with its first line. */
const fieldsOf = ({ cells }: CsvRow): (DishField | null)[] | Bilingual => {
  const headers = cells.map(headerOf);
  const known = FIELDS.map((field) => COLUMNS[field].header);
  const unknown = headers.find((header) => header !== '' && !known.includes(header));
  if (unknown !== undefined)
    return say(
      `沒有「${unknown.slice(0, 40)}」這一欄。可用的欄：${known.join('、')}。`,
      `No column is called "${unknown.slice(0, 40)}". Columns: ${known.join(', ')}.`,
    );
  const twice = headers.find((header, at) => header !== '' && headers.indexOf(header) !== at);
  if (twice !== undefined)
    return say(`欄「${twice}」重複。`, `The column ${twice} is there twice.`);
  if (!['dish_zh', 'number', 'ean'].some((key) => headers.includes(key)))
    return say(
      '檔案須有 dish_zh、number 或 ean 欄，用以辨認每行的商品。',
      'The file needs the column dish_zh, or number: they say which dish a line is about.',
    );
  return headers.map((header) => FIELDS.find((field) => COLUMNS[field].header === header) ?? null);
};

const joined = (problems: readonly Bilingual[]): Bilingual => ({
  zh: problems.map(({ zh }) => zh).join('；'),
  en: problems.map(({ en }) => en).join('; '),
});

const rowOf = (
  { line, cells, faults = [] }: Line,
  fields: readonly (DishField | null)[],
): FileRow => {
  const dish: Partial<FileDish> = {};
  const problems: Bilingual[] = faults.map(({ cell, why }) => FAULTS[why](cell));
  for (const [at, field] of fields.entries()) {
    const cell = field && readCell(field, cells[at] ?? '');
    if (!field || !cell) continue;
    if ('problem' in cell) problems.push(cell.problem);
    else Object.assign(dish, { [field]: cell.value });
  }
  if (cells.slice(fields.length).some((cell) => cell !== ''))
    problems.push(say('儲存格多於首行的欄', 'has more cells than the first line has columns'));
  return { line, dish, problem: problems.length === 0 ? null : joined(problems) };
};

/** The lines of a file of either kind, or why it has none. */
const linesOf = (bytes: Uint8Array): Line[] | Bilingual => {
  if (isSheet(bytes)) {
    const found = sheetRows(bytes, { mostRows: MOST_ROWS + 1 });
    return Array.isArray(found) ? found : sheetProblem(found);
  }
  const found = csvRows(bytes);
  return Array.isArray(found) ? found : csvProblem(found);
};

/** Reads a menu's file: a line of columns, then a line a dish. */
export const readMenuFile = (bytes: Uint8Array): MenuFile => {
  if (bytes.length > MOST_BYTES)
    return { problem: say('檔案超過 5 MB。', 'The file is larger than 5 MB.') };
  const found = linesOf(bytes);
  if (!Array.isArray(found)) return { problem: found };
  const [header, ...lines] = found;
  if (header === undefined || lines.length === 0)
    return { problem: say('檔案內沒有商品。', 'The file has no dishes.') };
  if (lines.length > MOST_ROWS)
    return {
      problem: say(
        `檔案有 ${lines.length} 項商品；一次最多 ${MOST_ROWS} 項。`,
        `The file has ${lines.length} dishes; ${MOST_ROWS} are the most at once.`,
      ),
    };
  const [fault] = header.faults ?? [];
  if (fault !== undefined) return { problem: FAULTS[fault.why](fault.cell) };
  const fields = fieldsOf(header);
  if (!Array.isArray(fields)) return { problem: fields };
  return { rows: lines.map((line) => rowOf(line, fields)) };
};
