import { csvRows, type CsvProblem, type CsvRow } from '#server/kit/csv.ts';
import { COLUMNS, FIELDS, readCell } from './columns.ts';
import type { DishField, FileDish } from './dish.ts';

export const MOST_ROWS = 20_000;
const MOST_BYTES = 5 * 1024 * 1024;

/** A line of a file: what it says of a dish, or what is wrong with it. */
export type FileRow = { line: number; dish: Partial<FileDish>; problem: string | null };
/** The rows of a file, or why it is no menu. */
export type MenuFile = { rows: FileRow[] } | { problem: string };

const csvProblem = (found: CsvProblem): string => {
  if (found.problem === 'notUtf8')
    return 'The file is not in UTF-8. Save it as "CSV UTF-8" and try again.';
  const { line } = found;
  if (found.problem === 'openQuote')
    return `The quote that begins on line ${line} never ends. Is this the whole file?`;
  return found.problem === 'textAfterQuote'
    ? `Line ${line} goes on behind a closing quote. A quote inside of a cell is written twice.`
    : `Line ${line} holds a sign that no text has. Is this a CSV file?`;
};

const headerOf = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, '_');

/** The fields of a file's columns, or what is wrong with its first line. */
const fieldsOf = ({ cells }: CsvRow): (DishField | null)[] | string => {
  const headers = cells.map(headerOf);
  const known = FIELDS.map((field) => COLUMNS[field].header);
  const unknown = headers.find((header) => header !== '' && !known.includes(header));
  if (unknown !== undefined)
    return `No column is called "${unknown.slice(0, 40)}". Columns: ${known.join(', ')}.`;
  const twice = headers.find((header, at) => header !== '' && headers.indexOf(header) !== at);
  if (twice !== undefined) return `The column ${twice} is there twice.`;
  if (!headers.includes('dish_zh') && !headers.includes('number'))
    return 'The file needs the column dish_zh, or number: they say which dish a line is about.';
  return headers.map((header) => FIELDS.find((field) => COLUMNS[field].header === header) ?? null);
};

const rowOf = ({ line, cells }: CsvRow, fields: readonly (DishField | null)[]): FileRow => {
  const dish: Partial<FileDish> = {};
  const problems: string[] = [];
  for (const [at, field] of fields.entries()) {
    const cell = field && readCell(field, cells[at] ?? '');
    if (!field || !cell) continue;
    if ('problem' in cell) problems.push(cell.problem);
    else Object.assign(dish, { [field]: cell.value });
  }
  if (cells.slice(fields.length).some((cell) => cell !== ''))
    problems.push('has more cells than the first line has columns');
  return { line, dish, problem: problems.length === 0 ? null : problems.join('; ') };
};

/** Reads a menu's file: a line of columns, then a line a dish. */
export const readMenuFile = (bytes: Uint8Array): MenuFile => {
  if (bytes.length > MOST_BYTES) return { problem: 'The file is larger than 5 MB.' };
  const found = csvRows(bytes);
  if (!Array.isArray(found)) return { problem: csvProblem(found) };
  const [header, ...lines] = found;
  if (header === undefined || lines.length === 0) return { problem: 'The file has no dishes.' };
  if (lines.length > MOST_ROWS)
    return { problem: `The file has ${lines.length} dishes; ${MOST_ROWS} are the most at once.` };
  const fields = fieldsOf(header);
  if (typeof fields === 'string') return { problem: fields };
  return { rows: lines.map((line) => rowOf(line, fields)) };
};
