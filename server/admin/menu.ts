import {
  importMenu,
  MENU_COLUMNS,
  readMenuFile,
  type Imported,
  type PlannedRow,
} from '../modules/catalogue/index.ts';
import { refuseAdmin, type AdminContext, type Command, type Given } from './command.ts';
import { hasSwitch, neededText } from './flags.ts';

const REFUSED = {
  notFound: 'No store has this id: see npm run admin -- merchant list.',
  noMenu: 'A store of deals has no menu to be brought in by a file.',
} as const;

const changesText = (row: Exclude<PlannedRow, { act: 'BAD' }>): string =>
  row.act === 'NEW'
    ? `${row.dish.classZh}, ${MENU_COLUMNS.price.shown(row.dish.price)}`
    : row.changes
        .map(
          ({ field, from, to }) => `${MENU_COLUMNS[field].header} ${from || '""'} → ${to || '""'}`,
        )
        .join(', ');

const lineOf = (row: PlannedRow): string[] => {
  if (row.act === 'SAME') return [];
  const what = row.act === 'BAD' ? row.problem.en : changesText(row);
  return [`line ${row.line}  ${row.act}  ${row.name}: ${what}`];
};

const sums = (rows: readonly PlannedRow[]): string => {
  const count = (act: PlannedRow['act']): number => rows.filter((row) => row.act === act).length;
  return `${count('NEW')} new, ${count('CHANGE')} changed, ${count('SAME')} as they are, ${count('BAD')} bad`;
};

const report = (
  { rows, classes, written }: Exclude<Imported, { refused: string }>,
  apply: boolean,
) => {
  const made = classes.made.map(({ line, path }) => `line ${line}  NEW CLASS  ${path.zh}`);
  const lines = [...rows.flatMap(lineOf), ...made, sums(rows)];
  if (written !== null) return [...lines, 'The menu was written: guests see it now.'];
  const isBad = rows.some(({ act }) => act === 'BAD');
  if (apply)
    refuseAdmin([...lines, 'Nothing was written: correct the bad lines first.'].join('\n'));
  return [
    ...lines,
    isBad
      ? 'Nothing was written. Correct the bad lines first.'
      : 'Nothing was written. Run it with --apply to write it.',
  ];
};

const run = async ({ deps }: AdminContext, given: Given): Promise<string[]> => {
  const { db, random } = deps;
  const storeId = neededText(given, 'store', 60);
  const apply = hasSwitch(given, 'apply');
  const file = readMenuFile(given.file ?? refuseAdmin('--file is missing.'));
  if ('problem' in file) return refuseAdmin(file.problem.en);
  const { rows } = file;
  const imported = await db.tx((query) =>
    importMenu(query, { storeId, rows, apply, random, by: null }),
  );
  return 'refused' in imported ? refuseAdmin(REFUSED[imported.refused]) : report(imported, apply);
};

export const menuImport: Command = {
  words: 'menu import',
  about: 'dishes or goods of a store from a CSV file; shows first what it would change',
  flags: [
    { name: 'store', about: 'id of the store', isNeeded: true },
    {
      name: 'file',
      about: 'the file (docs/first-merchant.md)',
      isNeeded: true,
      isFile: true,
    },
    { name: 'apply', about: 'writes it', isSwitch: true },
  ],
  run,
};
