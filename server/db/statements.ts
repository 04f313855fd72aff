import {
  checkedColumns,
  checkFields,
  checkNulls,
  checkValues,
  type Field,
  type Shape,
} from './row.ts';

type Answer = { fields: readonly Field[]; rows: readonly object[] };
type Statement = {
  /** The name under which a connection prepares the text. */ readonly name: string;
  /** The shape that an answer was found to fit. */ checked: Shape<object> | null;
  /** Its columns whose values are checked row by row. */ names: readonly string[];
};

/** Under a test runner the nulls of every row are checked too. */
const checksNulls = process.env['VITEST'] !== undefined || process.env['CHECK_ROWS'] === '1';

const statements = new Map<string, Statement>();

/** A statement by its text: each connection parses and plans a text once (a third less work in the database for joins). */
export const statementOf = (sql: string): Statement => {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement: Statement = { name: `s${statements.size}`, checked: null, names: [] };
  statements.set(sql, statement);
  return statement;
};

/** Checks the columns of an answer once a statement, for a text has the same columns whenever it runs, and words and documents in every row. */
export const checkAnswer = (sql: string, shape: Shape<object>, { fields, rows }: Answer): void => {
  const statement = statementOf(sql);
  if (statement.checked !== shape) {
    checkFields(sql, shape, fields);
    statement.names = checkedColumns(shape);
    statement.checked = shape;
  }
  if (checksNulls) checkNulls(sql, shape, rows);
  if (statement.names.length > 0) checkValues(sql, shape, { names: statement.names, rows });
};
