import type { ReplyOf } from '#shared/contract/define.ts';
import type { merchantMenuImportCalls } from '#shared/contract/merchant/menu-import.ts';
import { instant, plus } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { menuClasses } from '../menu-file/classes.ts';
import { COLUMNS, exportedCell, FIELDS } from '../menu-file/columns.ts';
import { fileDishOf } from '../menu-file/dish.ts';
import { applyImport, menuOf, planImport } from '../menu-file/import-menu.ts';
import type { PlannedMenu, PlannedRow } from '../menu-file/plan.ts';
import { readMenuFile } from '../menu-file/read-file.ts';
import { dishesEdited } from '../store-edit/dishes-edited.ts';
import { edited, storeOfMenu } from './edit.ts';
import { recordDishes, undoOf } from './import-undo.ts';
import { addImport, findImport, keepApplied, lastImport, UNDO_MS } from './import-repo.ts';
import { classesOf, editedDishes } from './menu-edit-repo.ts';
import { recordClasses } from './record-classes.ts';

/** So many lines of a check are shown. */
const MOST_SHOWN = 2000;

type Sums = ReplyOf<(typeof merchantMenuImportCalls)['merchantMenuImportCheck']>['sums'];
const sumsOf = (rows: readonly PlannedRow[]): Sums => {
  const count = (act: PlannedRow['act']) => rows.filter((row) => row.act === act).length;
  return { new: count('NEW'), change: count('CHANGE'), same: count('SAME'), bad: count('BAD') };
};

const rowOf = (row: PlannedRow, { pick }: MerchantContext) => ({
  row: row.line,
  key: row.name,
  act: row.act,
  changes:
    row.act === 'BAD'
      ? []
      : row.changes.map(({ field, from, to }) => ({
          field: COLUMNS[field].header,
          before: from,
          after: to,
        })),
  problem: row.act === 'BAD' ? pick(row.problem) : null,
});

/** The versions of the dishes that lines are about; 0: a new one. Classes that lines make follow their number. */
const seqsOf = ({ rows, classes: { made } }: PlannedMenu): Record<string, number> =>
  Object.fromEntries([
    ...rows.flatMap((row) => (row.act === 'BAD' ? [] : [[row.line, row.known?.seq ?? 0] as const])),
    ...made.map(({ line, path }) => [`${line} ${path.zh}`, 0] as const),
  ]);
/** The lines that are no longer what they were when the file was checked. */
const staleLines = (
  checked: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): number[] => {
  const keys = Object.keys({ ...checked, ...now }).filter((key) => checked[key] !== now[key]);
  return [...new Set(keys.map((key) => Number.parseInt(key, 10)))];
};

export const exportMenu: Handlers['merchantMenuExport'] = async (
  context,
  { storeId, offset, size },
) => {
  const { query } = context.deps.db;
  const store = await storeOfMenu(context, storeId);
  const at = { merchantId: store.merchantId, storeId: store.id, kind: store.kind };
  const menu = await menuOf(query, at);
  const { dishes, options } = menu;
  const classes = menuClasses(menu);
  const rows = dishes.slice(offset, offset + size).map((dish) => {
    const row = fileDishOf(dish, classes.wordsOf(dish.classId), options);
    return FIELDS.map((field) => exportedCell(field, row));
  });
  const nextOffset = offset + rows.length;
  return {
    columns: FIELDS.map((field) => COLUMNS[field].header),
    rows,
    next: nextOffset < dishes.length,
    nextOffset,
  };
};

export const check: Handlers['merchantMenuImportCheck'] = async (context, { storeId }) => {
  const { deps, session, now, file, pick } = context;
  const store = await storeOfMenu(context, storeId);
  const at = { merchantId: store.merchantId, storeId: store.id };
  if (file === null) return refuse('BAD_REQUEST', { issues: ['file'] });
  const read = readMenuFile(file);
  if ('problem' in read)
    return refuse('IMPORT_INVALID', { problem: pick(read.problem) }, () => pick(read.problem));
  const id = deps.random.id();
  const { rows, classes } = await deps.db.tx(async (query) => {
    const planned = await planImport(query, { ...at, kind: store.kind }, read.rows);
    const kept = { id, operatorId: session.operatorId, at: now, rows: read.rows };
    await addImport(query, at, { ...kept, seqs: seqsOf(planned) });
    return planned;
  });
  const shown = rows.filter(({ act }) => act !== 'SAME');
  return {
    importId: id,
    rows: shown.slice(0, MOST_SHOWN).map((row) => rowOf(row, context)),
    sums: sumsOf(rows),
    newClasses: classes.made.map(({ line, path }) => ({ row: line, path: pick(path) })),
    isCut: shown.length > MOST_SHOWN,
  };
};

export const apply: Handlers['merchantMenuImportApply'] = (context, body) => {
  const { deps, session, now } = context;
  return edited(context, body, {
    scope: 'import',
    work: async (query, store, at) => {
      const kept = await findImport(query, at, body.importId);
      if (kept === null || kept.state !== 'CHECKED') return refuse('IMPORT_INVALID');
      const planned = await planImport(query, { ...at, kind: store.kind }, kept.rows);
      const stale = staleLines(kept.seqs, seqsOf(planned));
      if (stale.length > 0) return refuse('IMPORT_STALE', { rows: stale.slice(0, 50) });
      const before = await classesOf(query, at);
      const ids = planned.rows.flatMap((row) =>
        row.act === 'CHANGE' && row.known !== null ? [row.known.id] : [],
      );
      const old = await editedDishes(query, at, ids, { lock: true });
      const by = { operatorId: session.operatorId, at: now };
      const { rows, written } = await applyImport(
        query,
        { ...at, kind: store.kind },
        { rows: kept.rows, random: deps.random, by },
      );
      if (written === null) return refuse('IMPORT_INVALID');
      const fresh = await editedDishes(
        query,
        at,
        written.dishes.map(({ id }) => id),
      );
      await keepApplied(query, at, kept.id, { undo: undoOf(old, fresh, written), at: now });
      const classes = { before, after: await classesOf(query, at) };
      await recordClasses(query, context, at, classes);
      await recordDishes(query, context, { at, old, fresh, classes });
      await dishesEdited(query, at);
      return { sums: sumsOf(rows), undoUntil: plus(now, UNDO_MS) };
    },
  });
};

export const last: Handlers['merchantMenuImportLast'] = async (context, { storeId }) => {
  const { query } = context.deps.db;
  const store = await storeOfMenu(context, storeId);
  const at = { merchantId: store.merchantId, storeId: store.id };
  const found = await lastImport(query, at, plus(context.now, -UNDO_MS));
  return {
    last: found && {
      importId: found.id,
      at: instant(found.at),
      dishes: found.dishes,
      undoUntil: plus(instant(found.at), UNDO_MS),
    },
  };
};
